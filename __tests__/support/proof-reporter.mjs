import { basename } from 'node:path';

/** The bundled sets, by what the names of their proofs begin with. */
const SETS = [
  { name: 'qft-bench', has: (file) => !file.startsWith('pv-') },
  { name: 'physics-verified', has: (file) => file.startsWith('pv-') },
];

/** Says at the end how many problems of each set are proven by their second route, and how many bent answers were caught. */
export default class ProofReporter {
  onRunComplete(_, { testResults }) {
    const proofs = testResults.filter(({ testFilePath }) =>
      /\/problems\/[a-z0-9]+-[a-z0-9-]+\.test\.ts$/.test(testFilePath),
    );
    const proven = proofs.filter(
      ({ numFailingTests, numPassingTests, numPendingTests, failureMessage }) =>
        !failureMessage && numFailingTests === 0 && numPendingTests === 0 && numPassingTests > 0,
    );
    for (const { testFilePath } of proofs.filter((proof) => !proven.includes(proof)))
      console.log(`not proven: ${basename(testFilePath, '.test.ts')}`);
    for (const { name, has } of SETS) {
      const ofSet = (results) => results.filter(({ testFilePath }) => has(basename(testFilePath)));
      if (ofSet(proofs).length === 0) continue;
      const tests = ofSet(proven).flatMap(({ testResults: results }) => results);
      const caught = tests.filter(({ title }) => BENT.test(title)).length;
      console.log(
        `${name}: ${ofSet(proven).length} of ${ofSet(proofs).length} problems proven by a second route; ${caught} tests of bent or other answers passed`,
      );
    }
  }
}

/** Titles of the tests in which a bent answer, another option or the opposite must fail. */
const BENT = /^(?:does not agree|finds option|says what the second route finds)/;

import { basename } from 'node:path';

/** Says at the end how many problems are proven by their second route, and how many bent answers were caught. */
export default class ProofReporter {
  onRunComplete(_, { testResults }) {
    const proofs = testResults.filter(({ testFilePath }) =>
      /\/problems\/[a-z0-9]+-[a-z0-9-]+\.test\.ts$/.test(testFilePath),
    );
    const proven = proofs.filter(
      ({ numFailingTests, numPassingTests, numPendingTests, failureMessage }) =>
        !failureMessage && numFailingTests === 0 && numPendingTests === 0 && numPassingTests > 0,
    );
    const caught = proven.flatMap(({ testResults: tests }) => tests).filter(({ title }) => BENT.test(title));
    for (const { testFilePath } of proofs.filter((proof) => !proven.includes(proof)))
      console.log(`not proven: ${basename(testFilePath, '.test.ts')}`);
    console.log(
      `${proven.length} of ${proofs.length} problems proven by a second route; ${caught.length} tests of bent or other answers passed`,
    );
  }
}

/** Titles of the tests in which a bent answer, another option or the opposite must fail. */
const BENT = /^(?:does not agree|finds option|says what the second route finds)/;

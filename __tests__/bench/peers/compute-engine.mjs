// CortexJS Compute Engine; the benchmark installs it beside this project and names its entry as the argument.
import { pathToFileURL } from 'node:url';
import { serve } from './serve.mjs';

const { ComputeEngine } = await import(pathToFileURL(process.argv[2]).href);
const engine = new ComputeEngine();

await serve(({ reference, candidate }) => {
  const [a, b] = [engine.parse(reference), engine.parse(candidate)];
  if (!a.isValid || !b.isValid) return 'undecided';
  const equal = a.isEqual(b);
  if (equal === undefined) return 'undecided';
  return equal ? 'equivalent' : 'different';
});

// The verifier of this project, from the compiled sources that `npm run build` leaves, compiled by V8 as in `verify`.
import { verifyPair } from '../../../build/verify/pair.js';
import { tuneCompiler } from '../../../build/wiring/compiler.js';
import { serve } from './serve.mjs';

tuneCompiler();
await serve(({ reference, candidate }) => verifyPair({ reference, candidate }).outcome);

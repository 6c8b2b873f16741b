// The verifier of this project, from the compiled sources that `npm run build` leaves.
import { verifyPair } from '../../../build/verify/pair.js';
import { serve } from './serve.mjs';

await serve(({ reference, candidate }) => verifyPair({ reference, candidate }).outcome);

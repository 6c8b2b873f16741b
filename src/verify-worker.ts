/** A thread of `verify`; bundled into one file of its own, so that it loads and runs without what the commands need. */
import { serveVerdicts } from './wiring/verify-worker.ts';

serveVerdicts();

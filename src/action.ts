// Starts the bundled command line in the action's mode; the code is in that bundle and is not shipped twice. The path is
// put together so that the compiler does not look for the bundle among the sources.
process.argv.splice(2, Number.POSITIVE_INFINITY, 'action');
await import(['..', 'cli', 'index.js'].join('/'));

export {};

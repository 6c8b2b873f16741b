// Starts the bundled command line in the action's mode. The path is computed so that the bundler leaves it alone: the
// code is in the command line's bundle and is not shipped twice.
process.argv.splice(2, Number.POSITIVE_INFINITY, 'action');
await import(new URL(['..', 'cli', 'index.js'].join('/'), import.meta.url).href);

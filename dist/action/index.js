var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// Starts the bundled command line in the action's mode; the code is in that bundle and is not shipped twice. The path is
// put together so that the compiler does not look for the bundle among the sources.
process.argv.splice(2, Number.POSITIVE_INFINITY, 'action');
await import(__rewriteRelativeImportExtension(['..', 'cli', 'index.js'].join('/')));
export {};

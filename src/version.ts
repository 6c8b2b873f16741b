/** Version of the tool, the same as in package.json (a test compares them). */
export const TOOL_VERSION = '0.1.0';

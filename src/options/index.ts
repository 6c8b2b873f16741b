export { renderConfigSchema } from './config-schema.ts';
export { type CommandLine, parseFlags } from './flags.ts';
export { gatePolicy } from './gate-policy.ts';
export { type OutputName, renderActionOutputs, renderOutputsTable } from './outputs.ts';
export { renderActionInputs, renderHelp, renderReadmeTable } from './render.ts';
export { findConfigPath, type ResolvedOptions, resolveOptions } from './resolve.ts';
export { COMMANDS, type Command, type OptionRow, type OptionSource } from './row.ts';
export { OPTIONS, type OptionKey, type OptionName, type Options } from './table.ts';

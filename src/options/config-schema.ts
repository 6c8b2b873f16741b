import { expectedForm } from './parse.ts';
import type { OptionRow } from './row.ts';
import { OPTIONS } from './table.ts';

/** JSON Schema (2020-12) of the config file, for editors; `resolveOptions` is what decides. */
export function renderConfigSchema(): string {
  const rows: readonly OptionRow[] = OPTIONS.filter((row: OptionRow) => row.sources.includes('config'));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'theory-gate config file',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(rows.map((row) => [row.name, propertyOf(row)])),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function propertyOf(row: OptionRow): Readonly<Record<string, unknown>> {
  const description = `${row.help}. ${expectedForm(row).replace(/^./, (first) => first.toUpperCase())}.`;
  return { description, ...shapeOf(row), ...(row.default !== null && { default: row.default }) };
}

function shapeOf(row: OptionRow): Readonly<Record<string, unknown>> {
  const range = {
    ...(row.min !== undefined && { minimum: row.min }),
    ...(row.max !== undefined && { maximum: row.max }),
  };
  switch (row.type) {
    case 'choice':
      return { enum: row.values };
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer', ...range };
    case 'number':
    case 'ratio':
      return { type: 'number', ...range };
    case 'duration':
      return {
        anyOf: [
          { type: 'number', ...range },
          { type: 'string', pattern: '^\\d+(\\.\\d+)?\\s*(ms|s|m|h)?$' },
        ],
      };
    case 'list':
      return {
        anyOf: [
          { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 },
          { type: 'string', minLength: 1 },
        ],
      };
    case 'json-object':
      return { type: 'object' };
    default:
      return { type: 'string', minLength: 1 };
  }
}

import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';

// ajv-formats is CommonJS; its types name the default export, its ESM form nests it once more.
const addFormats =
  (addFormatsModule as unknown as { default?: (ajv: Ajv) => void }).default ??
  (addFormatsModule as unknown as (ajv: Ajv) => void);

type Json = Record<string, unknown>;

/** An operation of GitHub's description, ready to check requests and answers. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly statuses: readonly string[];
  /** What is wrong with a request; empty when nothing is. */
  checkRequest(request: { params: Json; query: Json; body: unknown }): readonly string[];
  /** What is wrong with a JSON answer of ours; empty when nothing is or the description says nothing. */
  checkAnswer(status: number, data: unknown): readonly string[];
}

/** GitHub's description of the operations used. */
export interface Contract {
  readonly operations: readonly Operation[];
  /** An example of the description, copied. */
  example(name: string): Json;
}

function record(value: unknown): Json {
  return (value ?? {}) as Json;
}

/** GitHub's own description cut down to the operations used (`github-openapi.json`); read and compiled once. */
export const loadContract = once(readContract);

function readContract(): Contract {
  const file = new URL('./github-openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const exact = createAjv(document, false);
  const lenient = createAjv(document, true);
  const operations = Object.entries(record(document['paths'])).flatMap(([path, item]) =>
    Object.entries(record(item)).map(([method, operation]) =>
      parseOperation({ document, exact, lenient, path, method, operation: record(operation) }),
    ),
  );
  const examples = record(record(document['components'])['examples']);
  return { operations, example: (name) => structuredClone(record(record(examples[name])['value'])) };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function createAjv(document: Json, coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes });
  addFormats(ajv);
  ajv.addFormat('repo.nwo', true);
  ajv.addSchema(document, 'gh');
  return ajv;
}

function local(schema: unknown): Json {
  return JSON.parse(
    JSON.stringify(schema ?? {}, (key, value) =>
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'gh#') : value,
    ),
  ) as Json;
}

interface OperationSource {
  readonly document: Json;
  readonly exact: Ajv;
  readonly lenient: Ajv;
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

function parseOperation(source: OperationSource): Operation {
  const { document, exact, lenient, path, method, operation } = source;
  const deref = (value: unknown): Json => {
    const ref = record(value)['$ref'];
    if (typeof ref !== 'string') return record(value);
    return ref
      .slice(2)
      .split('/')
      .reduce<Json>((node, key) => record(node[key]), document);
  };
  const parameters = ((operation['parameters'] ?? []) as unknown[]).map(deref);
  const responses = record(operation['responses']);
  const names: string[] = [];
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{([^}]+)\}/g, (_, name: string) => {
    names.push(name);
    return name === 'path' ? '(.+)' : '([^/]+)';
  });
  const checkRequest = once(() =>
    requestChecks({ exact, lenient, parameters, body: deref(bodySchema(operation)) }),
  );
  const answerChecks = new Map<number, ValidateFunction | null>();
  const compileAnswer = (status: number): ValidateFunction | null => {
    const content = record(deref(responses[String(status)])['content']);
    const schema = record(content['application/json'])['schema'];
    return schema === undefined ? null : exact.compile(local(schema));
  };
  return {
    id: String(operation['operationId']),
    method: method.toUpperCase(),
    pattern: new RegExp(`^${pattern}$`),
    names,
    statuses: Object.keys(responses),
    checkRequest: (request) => checkRequest()(request),
    checkAnswer: (status, data) => {
      const check = answerChecks.get(status) ?? compileAnswer(status);
      answerChecks.set(status, check);
      return check === null ? [] : problems(check, data, 'answer');
    },
  };
}

function bodySchema(operation: Json): unknown {
  const content = record(record(operation['requestBody'])['content']);
  return record(content['application/json'])['schema'];
}

interface CheckSource {
  readonly exact: Ajv;
  readonly lenient: Ajv;
  readonly parameters: readonly Json[];
  readonly body: Json;
}

function requestChecks({ exact, lenient, parameters, body }: CheckSource): Operation['checkRequest'] {
  const schemaOf = (where: string): Json => {
    const own = parameters.filter((parameter) => parameter['in'] === where);
    return {
      type: 'object',
      additionalProperties: where !== 'query',
      required: own.filter((parameter) => parameter['required']).map((parameter) => parameter['name']),
      properties: Object.fromEntries(
        own.map((parameter) => [String(parameter['name']), local(parameter['schema'])]),
      ),
    };
  };
  const path = lenient.compile(schemaOf('path'));
  const query = lenient.compile(schemaOf('query'));
  // The description leaves objects open; closed, it catches a misspelt field.
  const hasBody = body['properties'] !== undefined;
  const checkBody = hasBody ? exact.compile({ ...local(body), additionalProperties: false }) : undefined;
  return (request) => [
    ...problems(path, request.params, 'path'),
    ...problems(query, request.query, 'query'),
    ...(checkBody
      ? problems(checkBody, request.body ?? {}, 'body')
      : request.body === undefined
        ? []
        : ['body: none expected']),
  ];
}

function problems(check: ValidateFunction, value: unknown, where: string): readonly string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map((error: ErrorObject) => `${where}${error.instancePath}: ${error.message}`);
}

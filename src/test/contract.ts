import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEmail } from '../domain/people';

/** The part of a media type in the contract that tests read. */
interface MediaType {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

interface Content {
  $ref?: string;
  content?: Record<string, MediaType>;
}

/** The part of an operation in the contract that tests read. */
export interface ContractOperation {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  queryNames: string[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

type PathItem = { parameters?: Parameter[] } & Partial<Record<ContractOperation['method'], Operation>>;

const document = Object(JSON.parse(readFileSync(join(process.cwd(), 'api-spec/openapi.gen.json'), 'utf8')));
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, validateSchema: false });
addFormats(ajv);
ajv.addFormat('email', isEmail);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: 'contract', components: document.components });

const methods = ['get', 'post', 'put', 'delete'] as const;

function resolve<T extends { $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], document);
}

function readOperations(): Map<string, ContractOperation> {
  const found = new Map<string, ContractOperation>();
  for (const [path, item] of Object.entries<PathItem>(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      found.set(operation.operationId, {
        id: operation.operationId,
        method,
        path,
        queryNames: parameters
          .map((parameter) => resolve(parameter))
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => name),
        requestBody: operation.requestBody,
        responses: operation.responses,
      });
    }
  }
  return found;
}

/** Every operation of the contract by its operationId. */
export const contract = readOperations();

/** The operation of this id. */
export function contractOperation(id: string): ContractOperation {
  const operation = contract.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

const validators = new Map<object, ValidateFunction>();

function faults(schema: object, value: unknown): string[] {
  let validate = validators.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
    validators.set(schema, validate);
  }
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** The contract violations of a JSON response with this status. */
export function answerFaults(operation: ContractOperation, status: number, body: unknown): string[] {
  const response = operation.responses[String(status)];
  if (response === undefined) return [`${operation.id} never answers ${status}`];
  const content = resolve(response).content ?? {};
  const media = content['application/json'] ?? content['application/problem+json'];
  if (media?.schema === undefined) return [`${operation.id} answers no JSON with ${status}`];
  return faults(media.schema, body);
}

/** The contract violations of a JSON request body. */
export function requestFaults(operation: ContractOperation, body: unknown): string[] {
  const media = operation.requestBody && resolve(operation.requestBody).content?.['application/json'];
  return media?.schema === undefined ? [] : faults(media.schema, body);
}

/** The contract's first example of a successful response. */
export function exampleAnswer(operation: ContractOperation): unknown {
  const response = operation.responses['200'];
  const media = response && resolve(response).content?.['application/json'];
  if (media?.example !== undefined) return media.example;
  const [first] = Object.values(media?.examples ?? {});
  return first && resolve(first).value;
}

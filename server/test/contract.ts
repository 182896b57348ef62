import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEmail } from '../../src/domain/people';
import type { Answer, OperationId } from '../core/call';

/** The inputs of a call, named as in the contract; `files` makes it a form. */
export interface ContractCall {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  files?: { field: string; filename: string; content: Buffer; contentType?: string }[];
  headers?: Record<string, string>;
}

/** The response to a call; `json` is the body of a JSON response, typed as the operation's success. */
export interface TestAnswer<Op extends OperationId> {
  status: number;
  headers: Record<string, unknown>;
  json: Answer<Op>;
  raw: Buffer;
}

/** A schema of the contract, as far as it is used here. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  nullable?: boolean;
  /** Returned by the host, and ignored in requests. */
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}

/** A URL parameter, described inline or by reference. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  /** The scopes of API keys that allow it. */
  'x-key-scopes'?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}

type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Operation['responses'];
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
  };
};

/** The contract as in its file. */
export const contract = JSON.parse(
  readFileSync(path.join(__dirname, '../../api-spec/openapi.gen.json'), 'utf8'),
) as Contract;
const ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateSchema: false }));
ajv.addFormat('email', isEmail);
ajv.addSchema({ ...contract, $id: 'contract' });

const routes = new Map(
  Object.entries(contract.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, { url, method, operation }] as const,
    ),
  ),
);

/** Every operationId of the contract. */
export const operationIds = [...routes.keys()];

function routeOf(name: string) {
  const route = routes.get(name);
  if (route === undefined) throw new Error(`The contract has no operation ${name}.`);
  return route;
}

/** The HTTP request of a call, as the page itself would send it. */
export function requestOf(name: string, call: ContractCall, cookie: string | undefined): InjectOptions {
  const { url, method } = routeOf(name);
  const filled = url.replace(/\{(\w+)\}/g, (_match, param: string) =>
    encodeURIComponent(call.params?.[param] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const form = call.files === undefined ? null : multipart(call.body ?? {}, call.files);
  const request: InjectOptions = {
    method: method.toUpperCase() as 'GET',
    url: query.size > 0 ? `${filled}?${query}` : filled,
    headers: {
      origin: 'http://localhost:3000',
      ...(cookie === undefined ? {} : { cookie }),
      ...(form === null ? {} : { 'content-type': form.contentType }),
      ...call.headers,
    },
  };
  if (form !== null) return { ...request, payload: form.payload };
  return call.body === undefined ? request : { ...request, payload: call.body as object };
}

/** A multipart form of these fields and files, in bytes. */
export function multipart(fields: object, files: NonNullable<ContractCall['files']>) {
  const boundary = '----linedesk-test';
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
      ),
    ),
    ...files.flatMap((file) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.filename}"\r\n` +
          `Content-Type: ${file.contentType ?? 'application/octet-stream'}\r\n\r\n`,
      ),
      file.content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { contentType: `multipart/form-data; boundary=${boundary}`, payload: Buffer.concat(parts) };
}

/** Whether a JSON body matches the contract's response for the operation. */
export function isBodyOf(name: string, body: unknown): boolean {
  const { url, method } = routeOf(name);
  const place = `paths/${escape(url)}/${method}/requestBody/content/${escape('application/json')}`;
  return schemaAt(`${place}/schema`)(body) === true;
}

/** The compiled schema at this place of the contract; `ajv.validate` with a `$ref` would compile one for each answer. */
function schemaAt(place: string): ValidateFunction {
  const validate = ajv.getSchema(`contract#/${place}`);
  if (validate === undefined) throw new Error(`The contract has no schema at ${place}.`);
  return validate;
}

/** Fails when the response does not match the contract for the operation. */
export function checkAnswer<Op extends OperationId>(
  name: Op,
  response: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload'>,
): TestAnswer<Op> {
  const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? '';
  const json = type.endsWith('json') ? JSON.parse(response.body) : undefined;
  if (response.statusCode === 304) {
    if (!('304' in routeOf(name).operation.responses)) throw new Error(`${name} may not answer 304.`);
  } else {
    const place = answerPlace(name, response.statusCode, type);
    const validate = json === undefined ? undefined : schemaAt(place);
    if (validate?.(json) === false) {
      throw new Error(
        `${name} ${response.statusCode} is not as the contract says: ${ajv.errorsText(validate.errors)}\n${response.body.slice(0, 500)}`,
      );
    }
  }
  return {
    status: response.statusCode,
    headers: response.headers,
    json: json as Answer<Op>,
    raw: response.rawPayload,
  };
}

const escape = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

function answerPlace(name: string, status: number, type: string): string {
  const { url, method, operation } = routeOf(name);
  const answer = operation.responses[status];
  if (answer === undefined) throw new Error(`The contract has no answer ${status} for ${name}.`);
  const shared = answer.$ref?.replace('#/components/responses/', '');
  const content = shared === undefined ? answer.content : contract.components.responses[shared]?.content;
  if (content?.[type] === undefined)
    throw new Error(`The contract's answer ${status} of ${name} is not of type '${type}'.`);
  const place =
    shared === undefined
      ? `paths/${escape(url)}/${method}/responses/${status}`
      : `components/responses/${shared}`;
  return `${place}/content/${escape(type)}/schema`;
}

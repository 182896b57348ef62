import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { accessRules } from '../../src/domain/access/accessRules';
import { mayCall } from '../../src/domain/access/mayCall';
import type { OpenDatabase } from '../db/openDatabase';
import {
  Download,
  type Handler,
  JsonStream,
  type MakeFile,
  type OperationId,
  type Services,
} from '../operation';
import { deviceCookie } from './devices';
import { isKnownTag } from './entityTags';
import { readMultipart } from './multipart';
import { forbidden, Problem, unauthorized, unprocessable } from './problems';
import { sessionCookie } from './sessions';

/** The handler of each operation. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

const isOperation = (name: string): name is OperationId => name in accessRules;

/** The contract, as the file says it. */
function readContract(): Contract {
  return parse(readFileSync(path.join(__dirname, '../../api-spec/openapi.yaml'), 'utf8'));
}

type Contents = { content?: Record<string, unknown> };

/** The parts of the contract that the server itself looks at. */
interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: Contents; responses?: Record<string, Contents> }>
  >;
  components: { responses?: Record<string, Contents> };
}

/**
 * Mounts every operation of the contract: session and role first, then the call is validated, then its
 * handler runs.
 */
export async function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  services: Services & { db: OpenDatabase['db'] },
): Promise<void> {
  const contract = readContract();
  acceptEmptyJson(app);
  validateStrictly(app);
  app.addHook('onRoute', (route) => {
    // Multipart fields are read as they stream in; their handlers check them.
    const body = route.schema?.body;
    if (isObject(body) && isObject(body.content) && 'multipart/form-data' in body.content)
      delete route.schema?.body;
  });
  await app.register(openapiGlue, {
    specification: onlyJsonAnswers(contract),
    operationResolver: (name, method, address) => {
      if (!isOperation(name)) throw new Error(`The contract's operation ${name} has no access rule.`);
      return {
        method: method as HTTPMethods,
        url: address.replace(/\{(\w+)\}/g, ':$1'),
        onRequest: guard(name),
        handler: answer(name, handlers, services, takes(contract, name)),
      };
    },
  });
}

/** The glue asks for a body parser for every type it finds, answers included; files are not serialised by it. */
function onlyJsonAnswers(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const operations = Object.values(copy.paths).flatMap((path) => Object.values(path));
  const answers = [copy.components, ...operations].flatMap(({ responses = {} }) => Object.values(responses));
  for (const answer of answers) {
    if (answer.content !== undefined && !('application/json' in answer.content)) delete answer.content;
  }
  return copy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What an operation is sent. */
type Taken = 'nothing' | 'json' | 'form';

function takes(contract: Contract, name: string): Taken {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const body = operations.find((candidate) => candidate.operationId === name)?.requestBody;
  if (body === undefined) return 'nothing';
  return body.content?.['multipart/form-data'] === undefined ? 'json' : 'form';
}

function guard(name: OperationId) {
  return async (request: FastifyRequest) => {
    if (accessRules[name] === 'public') return;
    if (request.viewer === null) throw unauthorized();
    if (!mayCall(request.viewer.roles, name)) throw forbidden();
  };
}

function answer(
  name: OperationId,
  handlers: Handlers,
  services: Services & { db: OpenDatabase['db'] },
  taken: Taken,
) {
  // One table of differently typed handlers: the contract has validated what each is given.
  const handler: (context: never) => Promise<unknown> = handlers[name];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A request that names no type for its body is validated against none.
    if (taken === 'json' && (request.body ?? null) === null) {
      throw unprocessable('The request needs a JSON body.');
    }
    const form = taken === 'form' ? await readMultipart(request, services.env) : null;
    const context: object = {
      ...services,
      user: request.viewer,
      params: request.params,
      query: request.query,
      body: form?.fields ?? request.body,
      files: form?.files ?? [],
      ip: request.ip,
      log: request.log,
      session: sessionCookie(services.env, request, reply),
      device: deviceCookie(services.env, request, reply),
    };
    const result = await Reflect.apply(handler, undefined, [context]);
    if (result instanceof Download) return sendDownload(request, reply, result);
    if (result instanceof JsonStream) reply.type('application/json; charset=utf-8');
    return reply.send(result instanceof JsonStream ? result.content : result);
  };
}

async function sendDownload(request: FastifyRequest, reply: FastifyReply, file: Download) {
  const { filename, contentType, content, inline, etag } = file;
  if (etag !== null) {
    reply.header('ETag', etag);
    const known = request.headers['if-none-match'];
    if (known !== undefined && isKnownTag(known, etag)) return reply.code(304).send();
  }
  const bytes = typeof content === 'function' ? await makeFor(reply, content) : content;
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const disposition = `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeRfc8187(filename)}`;
  return reply
    .header('Content-Disposition', disposition)
    .header('Cache-Control', 'private, no-cache')
    .type(contentType)
    .send(bytes);
}

/** Makes a file for as long as somebody waits for it. */
async function makeFor(reply: FastifyReply, make: MakeFile): Promise<Buffer> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  // It may have been closed while the call was getting here.
  if (reply.raw.destroyed) giveUp();
  reply.raw.once('close', giveUp);
  try {
    const { buffer, byteOffset, byteLength } = await make(waiting.signal);
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    // Nobody reads this answer; it only keeps a cancelled download from looking like a fault of the host.
    throw waiting.signal.aborted ? new Problem(499, 'Cancelled', 'The request was cancelled.') : error;
  } finally {
    reply.raw.off('close', giveUp);
  }
}

const encodeRfc8187 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** `POST /api/mgmt/remove_stocks` has no body, but clients of the contract name JSON as its type all the same. */
function acceptEmptyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else void parseJson(request, text, done);
  });
}

/** Texts of an address may be read as numbers and truths; a JSON body must have the types the contract says. */
function validateStrictly(app: FastifyInstance) {
  const options = { strict: false, allErrors: false, useDefaults: true, removeAdditional: false } as const;
  const address = addFormats(new Ajv({ ...options, coerceTypes: true }));
  const body = addFormats(new Ajv(options));
  app.setValidatorCompiler(({ schema, httpPart }): ValidateFunction => {
    return (httpPart === 'body' ? body : address).compile(schema);
  });
}

import Ajv, { type AnySchema, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { domainToASCII } from 'node:url';
import { message } from '../../src/domain/language/message';
import { accessRules, mayCall } from '../../src/domain/access/accessRules';
import { keyMayCall } from '../../src/domain/access/apiKeys';
import { callsWithoutFactor } from '../../src/domain/access/secondFactor';
import { isEmail } from '../../src/domain/people';
import type { OpenDatabase } from '../db/openDatabase';
import type { OperationId } from '../core/call';
import { localeFor, translateFor } from '../core/languages';
import { type Contract, readContract } from './contract';
import type { CallCookies, Handler, Services } from './operation';
import { idempotencyKeyOf } from './idempotencyKey';
import { sendAnswer } from './sendAnswer';
import { readJsonBodies, tagsOf } from './jsonBody';
import { cleanTexts } from './storedInput';
import { formSchema, withMultipart } from './multipart';
import { type UploadedFile } from '../core/uploadedFile';
import {
  forbidden,
  malformed,
  needsFactor,
  outOfScope,
  Problem,
  unauthorized,
  unprocessable,
  wrongType,
} from '../core/problems';
import { recordRefusal, recordSecurityEvent } from './log';
import { decodeEscapes } from './faults';
import type { WorkerPool } from '../core/workers';

/** The handler of each operation. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

const isOperation = (name: string): name is OperationId => name in accessRules;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route in the contract; other routes have none. */
    operation?: OperationId;
    /** Whether a route that is no operation may end sessions. */
    endsSessions?: boolean;
    /** Whether other servers call a route, without an Origin; what they send proves who they are. */
    isForServers?: boolean;
  }
}

const multipart = 'multipart/form-data';

/** The services passed to handlers; each handler gets the workers scheduled for its caller. */
interface MountedServices extends Services {
  db: OpenDatabase['db'];
  workers: WorkerPool;
  cookiesOf: CallCookies;
}

/**
 * Mounts every operation of the contract: session, role and content type are checked first, then the body is read and
 * the request validated, then the handler runs.
 */
export async function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  services: MountedServices,
): Promise<void> {
  const contract = readContract();
  validateStrictly(app);
  readJsonBodies(app);
  readFilters(app);
  const bodyTypeOf = bodiesOf(contract);
  await app.register(openapiGlue, {
    specification: onlyJson(contract),
    operationResolver: (name, method, address) => {
      if (!isOperation(name)) throw new Error(`The contract's operation ${name} has no access rule.`);
      const bodyType = bodyTypeOf(name);
      return {
        method: method as HTTPMethods,
        url: address.replace(/\{(\w+)\}/g, ':$1'),
        config: { operation: name },
        bodyLimit: accessRules[name] === 'public' ? publicBodyLimit : undefined,
        onRequest: [guard(name), refuseOtherTypes(bodyType.type)],
        onSend: setCacheControl,
        handler: answer(name, handlers, services, bodyType),
      };
    },
  });
}

/**
 * The OpenAPI glue wants a body parser for every content type it finds, even in responses. It doesn't serialize files,
 * and forms are validated only after they were read, when their files can be removed again.
 */
function onlyJson(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const operations = operationsOf(copy);
  for (const operation of operations) {
    if (operation.requestBody?.content?.[multipart] !== undefined) delete operation.requestBody;
  }
  const answers = [copy.components, ...operations].flatMap(({ responses = {} }) => Object.values(responses));
  for (const answer of answers) {
    if (answer.content !== undefined && !('application/json' in answer.content)) delete answer.content;
  }
  return copy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const operationsOf = ({ paths }: Contract) => Object.values(paths).flatMap((path) => Object.values(path));

/** The body type of each operation; form schemas are compiled too, to report all faults at once. */
function bodiesOf(contract: Contract) {
  const { schemas } = contract.components;
  const ajv = openAjv({ ...validating, allErrors: true, verbose: true });
  const forms = Object.entries(schemas).map(([name, schema]) => [name, formSchema(schema)]);
  ajv.addSchema({ $id: 'contract', components: { schemas: Object.fromEntries(forms) } });
  return (name: OperationId): BodyType => {
    const { requestBody } = operationsOf(contract).find(({ operationId }) => operationId === name) ?? {};
    if (requestBody === undefined) return { type: 'nothing' };
    const form = requestBody.content?.[multipart]?.schema;
    if (form === undefined) return { type: 'json' };
    return { type: 'form', validate: ajv.compile({ $ref: `contract${form.$ref}` }) };
  };
}

/**
 * Any response of the contract may contain personal data, so no cache stores it, except files with an ETag to
 * revalidate.
 */
async function setCacheControl(_request: FastifyRequest, reply: FastifyReply) {
  const isTagged = reply.statusCode < 400 && reply.hasHeader('ETag');
  reply.header('Cache-Control', isTagged ? 'private, no-cache' : 'no-store');
}

const callerOf = ({ log, ip, viewer }: FastifyRequest) => ({ log, ip, user: viewer });

/**
 * The person for whom a call is meant, as the tabs of a browser share one session; a refused one tells who is signed in
 * (contract.md 'Fine print').
 */
const personHeader = 'x-linedesk-user';

const otherPerson = (id: string) =>
  new Problem(
    401,
    message('Unauthorized'),
    message('Somebody else has signed in in this browser.'),
    undefined,
    { [personHeader]: id },
  );

function guard(name: OperationId) {
  return async (request: FastifyRequest) => {
    const key = request.viewer?.key;
    if (key !== undefined) {
      if (keyMayCall(key.scopes, name)) return;
      recordSecurityEvent(callerOf(request), { event: 'access_refused', operation: name });
      throw outOfScope();
    }
    if (accessRules[name] === 'public') return;
    if (request.viewer === null) throw unauthorized();
    const meant = request.headers[personHeader];
    if (meant !== undefined && meant !== request.viewer.id && name !== 'getMe')
      throw otherPerson(request.viewer.id);
    const isLocked = request.viewer.mustAddFactor === true && !callsWithoutFactor.has(name);
    if (mayCall(request.viewer.roles, name) && !isLocked) return;
    recordSecurityEvent(callerOf(request), { event: 'access_refused', operation: name });
    throw isLocked ? needsFactor() : forbidden();
  };
}

function answer(name: OperationId, handlers: Handlers, mounted: MountedServices, bodyType: BodyType) {
  const { cookiesOf, ...services } = mounted;
  // One table of differently typed handlers: the contract has validated each one's input.
  const handler: (context: never) => Promise<unknown> = handlers[name];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A request without a content type is not validated against a body schema.
    if (bodyType.type === 'json' && (request.body ?? null) === null) {
      throw unprocessable(message('The request needs a JSON body.'), 'body');
    }
    if (bodyType.type === 'nothing') refuseContent(request.body);
    const act = ({ fields: body, files }: { fields: unknown; files: UploadedFile[] }): Promise<unknown> => {
      const context: object = {
        ...services,
        workers: services.workers.forPerson(request.viewer?.id ?? request.ip),
        user: request.viewer,
        params: request.params,
        query: request.query,
        body,
        files,
        knownTags: tagsOf(request.headers['if-none-match']),
        idempotencyKey: idempotencyKeyOf(request),
        // Most calls need neither.
        get t() {
          return translateFor(request.headers['accept-language']);
        },
        get locale() {
          return localeFor(request.headers['accept-language']);
        },
        ip: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
        log: request.log,
        ...cookiesOf(services, request, reply),
      };
      return Reflect.apply(handler, undefined, [context]);
    };
    const result = await recordRefusal(callerOf(request), name, () =>
      bodyType.type === 'form'
        ? withMultipart(request, services.env, bodyType.validate, act)
        : act({ fields: request.body, files: [] }),
    );
    return sendAnswer(request, reply, result);
  };
}

/** An empty query parameter counts as missing, whatever the filter (contract.md 'Fine print'). */
function readFilters(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    const [, query = ''] = request.url.split('?');
    if (decodeEscapes(query) === null)
      throw malformed(message('The filters have a part that cannot be read.'), 'query');
    if (!isObject(request.query)) return;
    for (const [name, value] of Object.entries(request.query)) {
      if (value === '') Reflect.deleteProperty(request.query, name);
    }
    cleanTexts(request.query);
  });
}

const validating = { strict: false, allErrors: false, useDefaults: true, removeAdditional: false } as const;

/** An address is an email if mails can be sent to it, whatever the script of its domain. */
const openAjv = (options: Options) =>
  addFormats(new Ajv(options)).addFormat(
    'email',
    (text: string) => isEmail(text) && domainToASCII(text.slice(text.lastIndexOf('@') + 1)) !== '',
  );

/** Strings in a URL may be coerced to numbers and booleans; a JSON body must have the contract's types. */
function validateStrictly(app: FastifyInstance) {
  const address = openAjv({ ...validating, coerceTypes: true });
  const body = openAjv(validating);
  app.setValidatorCompiler<AnySchema>(({ schema, httpPart }) =>
    compiledOnUse(httpPart === 'body' ? body : address, schema),
  );
}

/** Compiles a schema on its first use: compiling all of them took a quarter of a host's start. */
function compiledOnUse(ajv: Ajv, schema: AnySchema) {
  let compiled: ValidateFunction | null = null;
  const validate: { (data: unknown): boolean; errors?: ValidateFunction['errors'] } = (data) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
}

/** The kind of body an operation accepts. */
type BodyType = { type: 'nothing' | 'json' } | { type: 'form'; validate: ValidateFunction };

/** In bytes; more than any request without a session needs. Other bodies are read once the session is known. */
export const publicBodyLimit = 16 * 1024;

/** Makes a hook that refuses a body of the wrong content type (415) before it is read. */
export function refuseOtherTypes(taken: BodyType['type']) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
    const media = type?.split(';')[0]?.trim().toLowerCase();
    if (encoding.toLowerCase() !== 'identity')
      throw wrongType(message('The body of a call must not be compressed.'));
    if (taken === 'form' && media !== multipart)
      throw wrongType(message('This call takes a form with files (multipart/form-data).'));
    if (taken !== 'form' && media !== undefined && media !== 'application/json')
      throw wrongType(message('This call takes JSON (application/json).'));
  };
}

/** Refuses a body if the operation takes none, except an empty object, which clients of the contract send instead. */
export function refuseContent(body: unknown): void {
  if (body === undefined || body === null) return;
  const isEmpty = typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0;
  if (!isEmpty) throw unprocessable(message('This call takes no body.'), 'body');
}

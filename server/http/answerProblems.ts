import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRightToLeft, type LanguageTag } from '../../src/domain/language/languages';
import { type Message, message } from '../../src/domain/language/message';
import { inWords, type Translate } from '../../src/domain/language/wording';
import { withIsolatedNames } from '../../src/domain/text/isolated';
import { localeFor, translateIn } from '../core/languages';
import {
  diskFull,
  hasCode,
  isDiskFull,
  malformed,
  Problem,
  Refusal,
  tooLarge,
  unprocessable,
  wrongType,
} from '../core/problems';
import { StorageUnreachable } from '../core/StorageUnreachable';
import { addVary } from './compression';
import { faultInWords, type SchemaFault, shortened } from './faults';
import { recordRefusedCall } from './log';

/** Turns every error into a response of the contract; unexpected ones are logged and reported in one sentence. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      recordUnusable(request, ruleBroken);
      return reply.code(200).send(wordRefusal(error, languageOf(request)));
    }
    const problem = toProblem(error, request);
    if (problem.status >= 500) request.log.error({ err: error }, 'call failed');
    recordUnusable(request, problem.status);
    return sendProblem(request, reply, problem);
  });
}

/** The language that the caller reads, and what words messages in it. */
function languageOf({ headers }: FastifyRequest): { tag: LanguageTag; t: Translate } {
  const { language, region } = localeFor(headers['accept-language']);
  return { tag: language, t: translateIn(language, region) };
}

/** The body that says why a rule refuses a call; names from right to left are set apart in a sentence that is not. */
function wordRefusal({ sentence, more }: Refusal, { tag, t }: ReturnType<typeof languageOf>): object {
  const words = t(sentence);
  const errors = more.errors?.map((line) => {
    return 'row' in line ? { ...line, message: inWords(t, line.message) } : t(line);
  });
  const error = isRightToLeft(tag) ? words : withIsolatedNames(words);
  return { status: 'error', error, ...more, ...(errors && { errors }) };
}

/** The status of a call that a business rule refuses in words. */
const ruleBroken = 200;
/** Statuses of calls that our page does not make by itself: hidden or missing records, and input it would not send. */
const unusable = new Set([ruleBroken, 400, 404, 413, 415, 422]);

/** Writes to the security log that somebody tried what the contract, a rule or their rights exclude. */
function recordUnusable({ routeOptions, viewer, ip, log }: FastifyRequest, status: number): void {
  const { operation } = routeOptions.config;
  if (operation !== undefined && unusable.has(status))
    recordRefusedCall({ log, ip, user: viewer }, operation, status);
}

/** Responds 404 to an unknown URL. */
export const answerUnknownAddress = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(
    request,
    reply,
    new Problem(404, message('Not found'), message('There is nothing at this address.')),
  );

/** Sends a problem in the caller's language, with the request id, which the person can quote. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { title, status, detail, errors } = problem;
  const { tag, t } = languageOf(request);
  // Headers set for the failed response do not apply to the problem.
  if (status >= 500) {
    for (const name of contentHeaders) reply.removeHeader(name);
    reply.header('Cache-Control', 'no-store');
  }
  addVary(reply, 'Accept-Language');
  // Fastify would close the connection of a body it could not read; here the rest of the body is discarded instead, so
  // that the response arrives and the next request can be parsed.
  return reply
    .removeHeader('connection')
    .code(status)
    .headers(problem.headers)
    .header('Content-Language', tag)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      title: t(title),
      status,
      detail: t(detail),
      ...(errors && { errors: errors.map((one) => ({ ...one, message: t(one.message) })) }),
      request_id: request.id,
    });
}

const contentHeaders = ['content-length', 'content-location', 'content-range', 'etag', 'last-modified'];

const byCode: Record<string, (request: FastifyRequest) => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions: { bodyLimit = 0 } }) =>
    tooLarge(message('The request is larger than {size}.', { size: sizeInWords(bodyLimit) })),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    wrongType(message('The request has a type that this address does not take.')),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed(message('The request is not valid JSON.'), 'body'),
};

const kibibyte = 1024;

const sizeInWords = (bytes: number) =>
  bytes < kibibyte ** 2 ? `${bytes / kibibyte} KiB` : `${bytes / kibibyte ** 2} MiB`;

function toProblem(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (error.validation !== undefined) return invalid(error.validation, error.validationContext ?? '');
  const known = byCode[error.code];
  if (known !== undefined) return known(request);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Problem(status, message('Malformed request'), message('The request could not be read.'));
  if (hasCode(error, unstorable))
    return unprocessable(message('A text holds a character that cannot be stored.'), 'request');
  if (hasCode(error, raced)) return new Problem(503, message('Changed meanwhile'), changedAtOnce);
  if (isDiskFull(error)) return new Problem(507, message('Disk full'), diskFull);
  if (error instanceof StorageUnreachable) return new Problem(503, message('Not ready'), storageUnavailable);
  if (isDatabaseUnavailable(error)) {
    return new Problem(
      503,
      message('Not ready'),
      message('The service is not ready at the moment; please try again shortly.'),
    );
  }
  return new Problem(
    500,
    message('Unexpected error'),
    message('Something went wrong on our side; nothing was changed. Please try again.'),
  );
}

/** 23505: a row that another call has just made; 40P01: two calls that waited for each other; 40001: not serializable. */
const raced = new Set(['23505', '40P01', '40001']);
const changedAtOnce = message(
  'Somebody changed the same data at the same time, so nothing of this was stored. Please try again.',
);

const storageUnavailable = message(
  'The storage of pictures and files does not answer at the moment; please try again shortly.',
);

/** The maximum number of errors listed in a problem. */
export const shownErrors = 20;

/** 422: schema violations in a `part` of a request, such as `body`, with one sentence per field. */
export function invalid(faults: readonly SchemaFault[], part: string): Problem {
  const messages = new Map<string, Message>();
  for (const fault of faults) {
    const at = pathOf(fault, part);
    if (!messages.has(at)) messages.set(at, faultInWords(fault));
  }
  const errors = Array.from(messages, ([path, message]) => ({ path, message })).slice(0, shownErrors);
  return unprocessable(errors[0]?.message ?? message('The request is not valid.'), errors);
}

/**
 * The path of a fault, such as `body.addresses.0.name`; missing and unknown fields, which the schema reports on their
 * parent, get their own path.
 */
function pathOf({ keyword, instancePath, params }: SchemaFault, part: string): string {
  const field = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return [part, ...instancePath.split('/'), String(field ?? '')]
    .filter((name) => name !== '')
    .map(shortened)
    .join('.');
}

/**
 * 53…: out of memory or connections. 25006: a primary that has just become a standby, or a standby that is not a
 * primary yet; 55000: the same for its WAL position. 08…: a pooler that has lost its database, or had no free
 * connection for too long.
 */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53200',
  '53300',
  '25006',
  '55000',
  '08000',
  '08003',
  '08006',
  '08P01',
]);

const brokenConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client was closed|client has encountered a connection error/i;

/** PostgreSQL text holds every character except NUL, in JSON too. */
const unstorable = new Set(['22021', '22P05']);

function isDatabaseUnavailable(error: Error): boolean {
  if (hasCode(error, unavailableCodes)) return true;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (brokenConnection.test(cause.message)) return true;
  }
  return false;
}

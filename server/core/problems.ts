import { type Message, message } from '../../src/domain/language/message';
import { inEnglish } from '../../src/domain/language/wording';
import { withIsolatedValues } from '../../src/domain/text/isolated';
import type { RowError } from '../../src/domain/spreadsheet/rowErrors';

/** What is wrong with a part of a request. */
export interface PartFault {
  path: string;
  message: Message;
}

/**
 * A failed request, sent as the contract says (RFC 9457) and worded in the caller's language; `detail` is one sentence
 * for the person, the error's own message is it in English.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: Message,
    readonly detail: Message,
    readonly errors?: readonly PartFault[],
    readonly headers: Record<string, string> = {},
  ) {
    super(inEnglish(detail));
  }
}

/**
 * Refused by a rule: sent as HTTP 200 `{status: 'error', error}` in the caller's language, with `more` added to the
 * response. A task that throws it has failed with the sentence, and with the bad rows or files of `errors` as its lines.
 */
export class Refusal extends Error {
  /** The sentence, in which names from right to left are set apart. */
  readonly reason: Message;

  constructor(
    readonly sentence: Message,
    readonly more: { errors?: readonly (RowError | Message)[]; [field: string]: unknown } = {},
  ) {
    super(inEnglish(sentence));
    this.reason = withIsolatedValues(sentence);
  }
}

/** Throws a rule's sentence as a refusal; null passes. */
export function refuse(refusal: Message | null): void {
  if (refusal !== null) throw new Refusal(refusal);
}

const missing = {
  agent: message('This agent does not exist, or you don’t have access to it.'),
  catalog: message('This catalog does not exist, or you don’t have access to it.'),
  customer: message('This customer does not exist, or you don’t have access to it.'),
  garment: message('This garment does not exist, or you don’t have access to it.'),
  key: message('This key does not exist, or has ended.'),
  group: message('This group does not exist, or you don’t have access to it.'),
  invoice: message('There is no PDF of this invoice, or you don’t have access to it.'),
  order: message('This order does not exist, or you don’t have access to it.'),
  passkey: message('This passkey does not exist, or you don’t have access to it.'),
  seller: message('This seller does not exist, or you don’t have access to it.'),
  session: message('This session does not exist, or you don’t have access to it.'),
  task: message('This task does not exist, or you don’t have access to it.'),
  user: message('This user does not exist, or you don’t have access to it.'),
  webhook: message('This webhook does not exist, or has ended.'),
  delivery: message('This message does not exist, or its webhook has ended.'),
  view: message('This view does not exist, or you don’t have access to it.'),
  version: message('This version does not exist, or you don’t have access to it.'),
};

/** What may be unknown, or hidden from somebody. */
export type MissingThing = keyof typeof missing;

/** 404: the id is unknown, or this person may not see it. */
export const notFound = (what: MissingThing) => new Problem(404, message('Not found'), missing[what]);

/** 403: the person may see it but not do this. */
export const forbidden = (detail: Message = message('You are not allowed to do this.')) =>
  new Problem(403, message('Not allowed'), detail);

/** 403: the person has to set up a second factor first (REQUIRE_SECOND_FACTOR). */
export const needsFactor = () =>
  forbidden(message('Your account needs a second factor. Set one up on your profile page first.'));

/** 400: the request, or a part of it, breaks a rule of HTTP, JSON or forms. */
export const malformed = (detail: Message, at: string) =>
  new Problem(400, message('Malformed request'), detail, [{ path: at, message: detail }]);

/** 415: the operation takes another content type, named in the sentence. */
export const wrongType = (detail: Message) => new Problem(415, message('Wrong type'), detail);

/** 401: no session, or one that ended. */
export const unauthorized = () =>
  new Problem(401, message('Not signed in'), message('Your session has ended. Please sign in again.'));

/** 401: an API key that is unknown, has expired or was ended. */
export const wrongKey = () =>
  new Problem(401, message('Unauthorized'), message('This API key is unknown, has expired or was ended.'));

/** 403: an API key may not make the call. */
export const outOfScope = () => forbidden(message('The scopes of this API key do not allow this call.'));

/** 409: the record was changed since the caller read it. */
export const conflict = (detail: Message) => new Problem(409, message('Changed meanwhile'), detail);

/** 422: a value the schema can't check is not acceptable; `errors` says where, or is the one path. */
export function unprocessable(detail: Message, errors: readonly PartFault[] | string): Problem {
  const list = typeof errors === 'string' ? [{ path: errors, message: detail }] : errors;
  return new Problem(422, message('Invalid request'), detail, list);
}

/** Trims a name; 422 for its body field, with the sentence that it is needed, when nothing is left. */
export function readName(name: string, field: string, needed: Message): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw unprocessable(needed, [{ path: `body.${field}`, message: message('must not be blank') }]);
}

/** 413: more than the limits of contract.md. */
export const tooLarge = (detail: Message) => new Problem(413, message('Too large'), detail);

/** The host's disk, or its quota, is full; shown to the person who was saving something. */
export const diskFull = message(
  "The server's disk is full, so nothing was saved; please tell those who run it, and try again later.",
);

const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether the host or the database could not write because its disk is full. */
export const isDiskFull = (error: unknown) => error instanceof Error && hasCode(error, full);

/** The code of an error of Node or PostgreSQL, such as ENOENT; '' for others. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether an error or what caused it has one of these codes. */
export function hasCode(error: Error, codes: Set<string>): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has(codeOf(cause))) return true;
  }
  return false;
}

/** The maximum number of error lines that the contract allows in a response or a task. */
export const maxErrors = 200_000;

/** What somebody did too often. */
export type TooManyOf =
  | 'begunSignIns'
  | 'calls'
  | 'codes'
  | 'exports'
  | 'passwords'
  | 'requests'
  | 'signIns'
  | 'tokens'
  | 'tries';

/** 429: too many of these, and how long to wait. */
export function tooManyTries(of: TooManyOf, until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const detail = message(
    'Too many {tries, select, begunSignIns {sign-ins} calls {calls} codes {wrong codes} exports {exports} passwords {wrong passwords} requests {requests for a new password} signIns {failed sign-ins} tokens {refused logout tokens} other {tries}}; please try again in {minutes, plural, one {a minute} other {{minutes} minutes}}.',
    { tries: of, minutes: Math.ceil(seconds / 60) },
  );
  return new Problem(429, message('Too many tries'), detail, undefined, { 'Retry-After': String(seconds) });
}

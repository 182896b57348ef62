import type { Message } from '../../src/domain/language/message';
import { inEnglish, inWords } from '../../src/domain/language/wording';
import { withIsolatedNames } from '../../src/domain/text/isolated';
import type { RowError } from '../../src/domain/spreadsheet/rowErrors';

/** A failed request, sent as the contract says (RFC 9457); `detail` is one sentence for the person. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly errors?: { path: string; message: string }[],
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
  }
}

/**
 * Refused by a rule: sent as HTTP 200 `{status: 'error', error}`, with `more` added to the response. A task that throws it
 * has failed with the sentence, and with the bad rows or files of `errors` as its lines.
 */
export class Refusal extends Error {
  /** The sentence, in which names from right to left are set apart. */
  readonly error: string;

  constructor(
    sentence: string | Message,
    readonly more: { errors?: readonly (RowError | string)[]; [field: string]: unknown } = {},
  ) {
    super(inWords(inEnglish, sentence));
    this.error = withIsolatedNames(this.message);
  }
}

/** Throws a rule's sentence as a refusal; null passes. */
export function refuse(refusal: string | Message | null): void {
  if (refusal !== null) throw new Refusal(refusal);
}

/** 404: the id is unknown, or this person may not see it. */
export const notFound = (what: string) =>
  new Problem(404, 'Not found', `This ${what} does not exist, or you don’t have access to it.`);

/** 403: the person may see it but not do this. */
export const forbidden = (detail = 'You are not allowed to do this.') =>
  new Problem(403, 'Not allowed', detail);

/** 403: the person has to set up a second factor first (REQUIRE_SECOND_FACTOR). */
export const needsFactor = () =>
  forbidden('Your account needs a second factor. Set one up on your profile page first.');

/** 400: the request, or a part of it, breaks a rule of HTTP, JSON or forms. */
export const malformed = (detail: string, at: string) =>
  new Problem(400, 'Malformed request', detail, [{ path: at, message: detail }]);

/** 415: the operation takes another content type, named in the sentence. */
export const wrongType = (detail: string) => new Problem(415, 'Wrong type', detail);

/** 401: no session, or one that ended. */
export const unauthorized = () =>
  new Problem(401, 'Not signed in', 'Your session has ended. Please sign in again.');

/** 409: the record was changed since the caller read it. */
export const conflict = (detail: string) => new Problem(409, 'Changed meanwhile', detail);

/** 422: a value the schema can't check is not acceptable; `errors` says where, or is the one path. */
export function unprocessable(
  sentence: string | Message,
  errors: { path: string; message: string }[] | string,
): Problem {
  const detail = inWords(inEnglish, sentence);
  const list = typeof errors === 'string' ? [{ path: errors, message: detail }] : errors;
  return new Problem(422, 'Invalid request', detail, list);
}

/** Trims a name; 422 for its body field when nothing is left. `whose` starts the sentence. */
export function readName(name: string, field: string, whose: string): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw unprocessable(`${whose} needs a name.`, [{ path: `body.${field}`, message: 'must not be blank' }]);
}

/** 413: more than the limits of contract.md. */
export const tooLarge = (detail: string) => new Problem(413, 'Too large', detail);

/** The host's disk, or its quota, is full; shown to the person who was saving something. */
export const diskFull =
  "The server's disk is full, so nothing was saved; please tell those who run it, and try again later.";

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

/** 429: too many of `what`, and how long to wait. */
export function tooManyTries(what: string, until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem(429, 'Too many tries', `Too many ${what}; please try again in ${wait}.`, undefined, {
    'Retry-After': String(seconds),
  });
}

import { language } from '../languages/useT';
import { type Message, message } from '../domain/language/message';
/** The one shape of every failed call: an HTTP status, or why there was none (contract.md 'Conventions', RFC 9457). */
export interface ApiProblem {
  status: number | 'network' | 'timeout' | 'aborted';
  title: string;
  /** One sentence for the person. */
  detail: string;
  /** Which fields of the request are invalid. */
  errors?: { path: string; message: string }[];
  /** The request id to quote to support. */
  requestId?: string;
}

/** A failure is shown as soon as it is known, in the page's language then. */
const inWords = (sentence: Message) => language.get().t(sentence);

const unknownFailure = message('Something went wrong. Please try again.');

const sentences: Record<string, Message> = {
  network: message('The server could not be reached. Check your connection and try again.'),
  timeout: message('The server took too long to answer. Please try again.'),
  aborted: message('The request was cancelled.'),
  '401': message('Your session has ended. Please sign in again.'),
  '403': message('You are not allowed to do this.'),
  '404': message('This could not be found. It may have been deleted.'),
  '409': message('Somebody else has changed this in the meantime. Please reload it.'),
  '413': message('This is too large to be sent.'),
  '415': message('This kind of file is not accepted.'),
  '429': message('Too many tries. Please wait a little and try again.'),
};

/** A problem for a response without a problem body, in words for the person. */
export function problemOf(status: ApiProblem['status'], requestId?: string): ApiProblem {
  const serverFault = typeof status === 'number' && status >= 500;
  const detail =
    sentences[String(status)] ??
    (serverFault ? message('The server had a problem. Please try again later.') : unknownFailure);
  return {
    status,
    title: String(status),
    detail: inWords(detail),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Whether a thrown or returned value is an `ApiProblem`. */
export function isApiProblem(error: unknown): error is ApiProblem {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'detail' in error &&
    typeof error.detail === 'string'
  );
}

/** One clear sentence for the person about a failed call, never a stack or a bare code. */
export function problemText(error: unknown): string {
  return isApiProblem(error) ? error.detail : inWords(unknownFailure);
}

/** The sentence with which a business rule refused a command, or null when it was not refused (contract.md). */
export function refusalOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('status' in answer) || answer.status !== 'error') return null;
  const error = 'error' in answer ? answer.error : undefined;
  if (Array.isArray(error)) return error.join('\n');
  return typeof error === 'string' && error !== '' ? error : inWords(unknownFailure);
}

/**
 * Why a mutation did not succeed, in one sentence, or null when it did: `failureOf(await createOrder(…))`. Covers both
 * refusals and failures.
 */
export function failureOf(outcome: { data?: unknown; error?: unknown }): string | null {
  return outcome.error === undefined ? refusalOf(outcome.data) : problemText(outcome.error);
}

/** Like `failureOf`, with the invalid fields, for a form to show. */
export function formFailureOf(outcome: { data?: unknown; error?: unknown }) {
  const text = failureOf(outcome);
  if (text === null) return null;
  return { text, errors: isApiProblem(outcome.error) ? outcome.error.errors : undefined };
}

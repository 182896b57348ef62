import type { FastifyRequest } from 'fastify';
import { unprocessable, wrongType } from './problems';

/** What an operation is sent. */
export type Taken = 'nothing' | 'json' | 'form';

/** Bytes; more than any call without a session needs. Other bodies are read once it is known whose they are. */
export const publicBodyLimit = 16 * 1024;

/** Makes a hook that refuses a body of another type than the call's own (415) before it is read. */
export function refuseOtherTypes(taken: Taken) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
    const media = type?.split(';')[0]?.trim().toLowerCase();
    if (encoding.toLowerCase() !== 'identity') throw wrongType('The body of a call must not be compressed.');
    if (taken === 'form' && media !== 'multipart/form-data')
      throw wrongType('This call takes a form with files (multipart/form-data).');
    if (taken !== 'form' && media !== undefined && media !== 'application/json')
      throw wrongType('This call takes JSON (application/json).');
  };
}

/** Refuses the body of a call that takes none; an empty object is what clients of the contract send instead. */
export function refuseContent(body: unknown): void {
  if (body === undefined || body === null) return;
  const isEmpty = typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0;
  if (!isEmpty) throw unprocessable('This call takes no body.');
}

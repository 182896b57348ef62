import type { FastifyRequest } from 'fastify';
import { message } from '../../src/domain/language/message';
import { unprocessable } from '../core/problems';

const maxKeyLength = 100;

/** The request's Idempotency-Key; null without one. The contract's schemas of headers are not checked otherwise. */
export function idempotencyKeyOf({ headers, viewer }: FastifyRequest): string | null {
  const key = String(headers['idempotency-key'] ?? '');
  if (key.length > maxKeyLength)
    throw unprocessable(
      message('The Idempotency-Key must have at most {limit} characters.', { limit: maxKeyLength }),
      'headers.idempotency-key',
    );
  if (key === '') return null;
  // Who has made an API key may use the same Idempotency-Key.
  return viewer?.key === undefined ? key : `${viewer.id} ${key}`;
}

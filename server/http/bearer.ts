import type { FastifyRequest } from 'fastify';

/** Other bearer tokens are those of a proxy in front of the host, which forwards them with the browser's cookie. */
const ours = /^bearer +(ldk_\S+)$/i;

/**
 * The API key with which another system calls an operation; null for browsers. With one, cookies are not read, which is
 * why the call needs no known origin.
 */
export function bearerOf({ headers, routeOptions }: FastifyRequest): string | null {
  if (routeOptions.config.operation === undefined) return null;
  return ours.exec(headers.authorization ?? '')?.[1] ?? null;
}

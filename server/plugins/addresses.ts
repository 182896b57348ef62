import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { malformed } from './problems';
import { decodeEscapes } from './textFault';

/** Where calls end up whose own address can't be read; nothing else stands there. */
const unreadable = '/unreadable-address';

/**
 * For Fastify's `rewriteUrl`: a path with a broken escape would be answered before any of our hooks has seen it, without
 * CORS and the request's id; so such a call goes to a route that refuses it.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?');
  return !path.includes('%') || decodeEscapes(path) !== null ? url : unreadable;
}

/** Answers 400 for every path that can't be read. */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  const refuse = async () => {
    throw malformed('The address has a part that cannot be read.', 'path');
  };
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: unreadable,
    onRequest: refuse,
    handler: refuse,
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { accessRules } from '../../src/domain/access/accessRules';

/** Smaller responses fit into one packet anyway. */
const minBytes = 1024;
/** The levels are chosen by the measurements in docs/adr/0025; zlib runs off the event loop. */
const gzipOptions = { level: 1 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };
/** Data that a slow client has not read yet is buffered compressed. */
const waiting = { readableHighWaterMark: 64 * 1024 * 1024 };

const compressible = /^(application\/(problem\+)?json|application\/yaml|text\/(html|css|javascript|plain))\b/;

type Encoding = 'br' | 'gzip';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const pack = (encoding: Encoding, content: string | Buffer): Promise<Buffer> =>
  encoding === 'br' ? compress.br(content, brotliOptions) : compress.gzip(content, gzipOptions);

const packer = (encoding: Encoding) =>
  encoding === 'br'
    ? createBrotliCompress({ ...brotliOptions, ...waiting })
    : createGzip({ ...gzipOptions, ...waiting });

/** Whether a client accepts an encoding (RFC 9110, 12.5.3): it lists it or `*`, with a weight other than 0. */
export function takesEncoding(header: string | undefined, encoding: Encoding): boolean {
  const named = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight) > 0] as const;
    }),
  );
  return named.get(encoding) ?? named.get('*') ?? false;
}

const encodingFor = (header: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => takesEncoding(header, encoding));

/**
 * Compresses texts for clients that accept Brotli or gzip. Responses of calls without a session and those that set a
 * cookie are not compressed, so that no secret is ever compressed together with attacker-controlled text (BREACH,
 * docs/adr/0025).
 */
export const compressionPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, answer) => {
    if (!isCompressible(request, reply, answer)) return answer;
    addVary(reply, 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined) return answer;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    // An error while streaming cuts the response off, as it does without compression.
    return answer instanceof Readable
      ? pipeline(answer, packer(encoding), () => undefined)
      : pack(encoding, answer);
  });
});

function isCompressible(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): answer is string | Buffer | Readable {
  const { operation } = request.routeOptions.config;
  if (request.method === 'HEAD' || reply.statusCode === 206 || reply.hasHeader('Content-Encoding'))
    return false;
  if (!compressible.test(String(reply.getHeader('Content-Type') ?? ''))) return false;
  if (reply.hasHeader('Set-Cookie') || (operation !== undefined && accessRules[operation] === 'public')) {
    return false;
  }
  // Files are streamed as they are stored: the page's own are compressed at build time.
  if (answer instanceof Readable) return operation !== undefined;
  return (typeof answer === 'string' || Buffer.isBuffer(answer)) && Buffer.byteLength(answer) >= minBytes;
}

/** Adds a header's name to `Vary`, unless it is already listed. */
export function addVary(reply: FastifyReply, name: string): void {
  const present = String(reply.getHeader('Vary') ?? '');
  if (present.toLowerCase().split(/,\s*/).includes(name.toLowerCase())) return;
  reply.header('Vary', present === '' ? name : `${present}, ${name}`);
}

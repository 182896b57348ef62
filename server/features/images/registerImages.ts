import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../../../src/domain/language/message';
import type { ByteRange, FileFacts } from '../../files/fileStore';
import { isKnownTag } from '../../http/jsonBody';
import { sendProblem } from '../../http/answerProblems';
import { Problem } from '../../core/problems';
import {
  addressOf,
  addressTag,
  type AskedPicture,
  parsePictureName,
  type PictureStore,
} from './pictureStore';

// A picture may be replaced under the same name: browsers cache it, but revalidate it after a minute.
const cacheFound = 'public, max-age=60';

// A URL with a tag is immutable, so browsers and a CDN may cache it forever.
const cacheForever = 'public, max-age=31536000, immutable';

const cacheMissing = 'public, max-age=10';

/**
 * Serves `/images/{garments|thumbnails|colors}/{name}.jpg` publicly, like a static image host, and below the address of
 * its content, which `Content-Location` tells (contract.md 'Images').
 */
export async function registerImages(app: FastifyInstance, store: PictureStore): Promise<void> {
  app.get<{ Params: { folder: string; file: string } }>(
    '/images/:folder/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const asked = parsePictureName(request.params.folder, request.params.file);
      if (asked !== null && (await sendPicture(store, asked, request, reply))) return reply;
      return sendProblem(
        request,
        reply.header('Cache-Control', cacheMissing),
        new Problem(404, message('Not found'), message('There is no such picture.')),
      );
    },
  );
}

/** A picture may be replaced between reading its metadata and its content; it is then tried again this many times. */
const maxAttempts = 3;

/** Sends a picture, or a part of it; false when there is none. */
async function sendPicture(
  store: PictureStore,
  asked: AskedPicture,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const facts = await store.facts(asked.kind, asked.name);
    if (facts === null) return false;
    if (asked.tag !== undefined && asked.tag !== addressTag(facts)) {
      // It has been replaced: the documented address has the new one.
      const { kind, name } = asked;
      reply.header('Cache-Control', cacheFound).redirect(addressOf({ kind, name }), 302);
      return true;
    }
    if (await sendAsOf(store, { ...asked, facts }, request, reply)) return true;
  }
  throw new Error(
    `The picture ${asked.name} was replaced during each of ${maxAttempts} attempts to read it.`,
  );
}

/** Sends a picture with the given metadata; false when it has been replaced since. */
async function sendAsOf(
  store: PictureStore,
  { facts, ...asked }: AskedPicture & { facts: FileFacts },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { size, tag, modified } = facts;
  const etag = `"${tag}"`;
  const lastModified = modified.toUTCString();
  const headers = {
    ETag: etag,
    'Cache-Control': asked.tag === undefined ? cacheFound : cacheForever,
    'Content-Location': addressOf({ ...asked, tag: addressTag(facts) }),
    'Last-Modified': lastModified,
    'Accept-Ranges': 'bytes',
  };
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnownTag(known, etag)) {
    reply.headers(headers).code(304).send();
    return true;
  }
  const range = readByteRange(rangeOf(request, [etag, lastModified]), size);
  if (range === 'outside') {
    const words = message('The picture has {size} bytes, and none of those asked for.', { size });
    reply.headers(headers).header('Content-Range', `bytes */${size}`);
    sendProblem(request, reply, new Problem(416, message('Range not satisfiable'), words));
    return true;
  }
  const part = range === 'full' ? { start: 0, end: size - 1 } : range;
  const content = await store.read(asked.kind, asked.name, range === 'full' ? { tag } : { tag, range });
  if (content === null) return false;
  if (range !== 'full') reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  reply
    .headers(headers)
    .type('image/jpeg')
    .header('Content-Length', part.end - part.start + 1)
    // The stream closes the file, even when the client disconnects.
    .send(content);
  return true;
}

/** The requested range; undefined when If-Range names a picture that was replaced since: then all of it is sent. */
function rangeOf({ method, headers }: FastifyRequest, validators: readonly string[]): string | undefined {
  const expected = headers['if-range'];
  const isSame = expected === undefined || validators.includes(expected.toString());
  return method === 'GET' && isSame ? headers.range : undefined;
}

/**
 * The range of `size` bytes that a Range header asks for (RFC 9110, 14.1): 'full' without a header or when it may be
 * ignored, such as several ranges or a malformed one; 'outside' when the file has none of its bytes.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'full' | 'outside' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'full';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'full';
  return start >= size ? 'outside' : { start, end };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileHandle } from 'node:fs/promises';
import { isKnownTag } from '../../http/jsonBody';
import { Problem, sendProblem } from '../../http/problems';
import { parsePictureName, type PictureStore } from './pictureStore';

// A picture may be replaced under the same name: browsers keep it, but revalidate it after a minute.
const cacheFound = 'public, max-age=60';

const cacheMissing = 'public, max-age=10';

/** Serves `/images/{garments|thumbnails|colors}/{name}.jpg` publicly, like a static image host (api.md 'Images'). */
export async function registerImages(app: FastifyInstance, store: PictureStore): Promise<void> {
  app.get<{ Params: { folder: string; file: string } }>(
    '/images/:folder/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const asked = parsePictureName(request.params.folder, request.params.file);
      const picture = asked === null ? null : await store.open(asked.kind, asked.name);
      if (picture !== null) return sendPicture(picture, request, reply);
      return sendProblem(
        request,
        reply.header('Cache-Control', cacheMissing),
        new Problem(404, 'Not found', 'There is no such picture.'),
      );
    },
  );
}

async function sendPicture(picture: FileHandle, request: FastifyRequest, reply: FastifyReply) {
  const { size, ino, mtimeMs, mtime } = await picture.stat();
  // A picture is replaced by renaming a new file, so even one written in the same millisecond has a different inode.
  const etag = `"${[size, ino, Math.round(mtimeMs)].map((part) => part.toString(36)).join('-')}"`;
  const lastModified = mtime.toUTCString();
  reply.headers({
    ETag: etag,
    'Cache-Control': cacheFound,
    'Last-Modified': lastModified,
    'Accept-Ranges': 'bytes',
  });
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnownTag(known, etag)) {
    await picture.close();
    return reply.code(304).send();
  }

  const range = readByteRange(rangeOf(request, [etag, lastModified]), size);
  if (range === 'outside') {
    await picture.close();
    return sendProblem(
      request,
      reply.header('Content-Range', `bytes */${size}`),
      new Problem(
        416,
        'Range not satisfiable',
        `The picture has ${size} bytes, and none of those asked for.`,
      ),
    );
  }
  if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const length = range === 'whole' ? size : range.end - range.start + 1;
  // The stream closes the file, even when the client disconnects.
  return reply
    .type('image/jpeg')
    .header('Content-Length', length)
    .send(picture.createReadStream(range === 'whole' ? {} : range));
}

/** The requested range; undefined when If-Range names a picture that was replaced since: then all of it is sent. */
function rangeOf({ method, headers }: FastifyRequest, validators: readonly string[]): string | undefined {
  const expected = headers['if-range'];
  const isSame = expected === undefined || validators.includes(expected.toString());
  return method === 'GET' && isSame ? headers.range : undefined;
}

/** A byte range of a file, both ends included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range of `size` bytes that a Range header asks for (RFC 9110, 14.1): 'whole' without a header or when it may be
 * ignored, such as several ranges or a malformed one; 'outside' when the file has none of its bytes.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}

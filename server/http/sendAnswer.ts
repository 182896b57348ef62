import type { FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../../src/domain/language/message';
import { addVary, takesEncoding } from './compression';
import { isKnownTag } from './jsonBody';
import { Download, JsonStream, type MakeFile, NotModified } from '../core/call';
import { Problem } from '../core/problems';
import { PrecompressedJson } from '../core/precompressedJson';

const json = 'application/json; charset=utf-8';

/** Sends a handler's result, whatever its kind. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, result: unknown) {
  if (result instanceof Download) return sendDownload(request, reply, result);
  if (result instanceof NotModified) return tagged(reply, result).code(304).send();
  if (result instanceof PrecompressedJson) return sendReady(request, tagged(reply, result), result);
  if (result instanceof JsonStream) return tagged(reply, result).type(json).send(result.content);
  return reply.send(result);
}

/**
 * The tag is weak, as the same content may be compressed or not. `Vary: Cookie` keeps a browser from reusing the
 * response for another session, `Vary: Accept-Language` for a reader of another language.
 */
function tagged(reply: FastifyReply, { etag }: { etag: string | null }): FastifyReply {
  if (etag === null) return reply;
  addVary(reply, 'Accept-Encoding');
  addVary(reply, 'Cookie');
  addVary(reply, 'Accept-Language');
  return reply.header('ETag', `W/${etag}`);
}

async function sendReady({ headers }: FastifyRequest, reply: FastifyReply, ready: PrecompressedJson) {
  reply.type(json);
  if (!takesEncoding(headers['accept-encoding'], 'gzip')) return reply.send(ready.toPlain());
  return reply.header('Content-Encoding', 'gzip').send(await ready.toGzip());
}

async function sendDownload(request: FastifyRequest, reply: FastifyReply, file: Download) {
  const { filename, contentType, content, inline, etag } = file;
  if (etag !== null) {
    addVary(reply, 'Cookie');
    addVary(reply, 'Accept-Language');
    reply.header('ETag', etag);
    const known = request.headers['if-none-match'];
    if (known !== undefined && isKnownTag(known, etag)) return reply.code(304).send();
  }
  const bytes = typeof content === 'function' ? await makeFor(reply, content) : content;
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const disposition = `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeRfc8187(filename)}`;
  return reply.header('Content-Disposition', disposition).type(contentType).send(bytes);
}

/** Makes a file while the client waits, and cancels when it disconnects. */
async function makeFor(reply: FastifyReply, make: MakeFile): Promise<Buffer> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  // The connection may have been closed before this point.
  if (reply.raw.destroyed) giveUp();
  reply.raw.once('close', giveUp);
  try {
    const { buffer, byteOffset, byteLength } = await make(waiting.signal);
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    // Nobody reads this response; it only prevents logging a canceled download as a server error.
    throw waiting.signal.aborted
      ? new Problem(499, message('Cancelled'), message('The request was cancelled.'))
      : error;
  } finally {
    reply.raw.off('close', giveUp);
  }
}

const encodeRfc8187 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

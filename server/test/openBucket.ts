import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const bucket = 'linedesk';
const account = { S3_ACCESS_KEY_ID: 'TESTER', S3_SECRET_ACCESS_KEY: 'secret' };
/** So few that every listing of more than one folder takes several pages. */
const keysPerPage = 3;

interface StoredObject {
  content: Buffer;
  etag: string;
  modified: Date;
}

/**
 * A server of one bucket in memory, with what our host asks of S3: objects with ETags, conditions and ranges, and pages of
 * keys after a marker. `env` is what a host needs to store its files there. It checks who calls, but no signatures.
 */
export async function openBucket() {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    void answer(objects, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  return {
    env: { S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...account },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method, headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const [, name, ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  const body = await buffer(request);
  const stored = objects.get(key);
  const fail = (status: number, code: string) =>
    response.writeHead(status).end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);

  if (!headers.authorization?.includes(`Credential=${account.S3_ACCESS_KEY_ID}/`))
    return fail(403, 'AccessDenied');
  if (name !== bucket) return fail(404, 'NoSuchBucket');
  if (key === '') return response.end(method === 'HEAD' ? '' : listing(objects, searchParams));
  if (method === 'PUT') {
    if (headers['if-none-match'] === '*' && stored !== undefined) return fail(412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { content: body, etag, modified: new Date() });
    return response.setHeader('etag', etag).end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  if (stored === undefined) return fail(404, 'NoSuchKey');
  const { content, etag, modified } = stored;
  if (![undefined, etag].includes(headers['if-match'])) return fail(412, 'PreconditionFailed');
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
  const [start, end] = range === null ? [0, content.length] : [Number(range[1]), Number(range[2]) + 1];
  if (range !== null && start >= content.length) return fail(416, 'InvalidRange');
  const part = content.subarray(start, end);
  response.writeHead(range === null ? 200 : 206, {
    etag,
    'last-modified': modified.toUTCString(),
    'content-length': part.length,
    ...(range && { 'content-range': `bytes ${start}-${start + part.length - 1}/${content.length}` }),
  });
  return response.end(method === 'HEAD' ? '' : part);
}

function listing(objects: ReadonlyMap<string, StoredObject>, asked: URLSearchParams): string {
  const { prefix = '', marker = '' } = Object.fromEntries(asked);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > marker).sort();
  const contents = keys.slice(0, keysPerPage).map((key) => {
    const { content, etag, modified } = objects.get(key) ?? { content: '', etag: '', modified: new Date(0) };
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${content.length}</Size></Contents>`;
  });
  const isTruncated = keys.length > keysPerPage;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

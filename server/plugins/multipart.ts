import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env';
import { malformed, tooLarge, unprocessable } from './problems';
import { decodeText, type FormPart, MalformedFormError, readBoundary, readForm } from './readForm';
import { textFault } from './textFault';

/** One uploaded file, kept at `path` until the call is done; its name is what the person's computer called it. */
export interface UploadedFile {
  field: string;
  filename: string;
  path: string;
  size: number;
}

/** The parts of a multipart call; a field that comes twice keeps its last value. */
export interface MultipartBody {
  fields: Record<string, string>;
  files: UploadedFile[];
}

const mebibyte = 1024 * 1024;
/** Api.md 'Fine print': spreadsheets 20 MiB, pictures 10 MiB each and 500 a call. A call takes one spreadsheet. */
const spreadsheetLimits = { file: 20 * mebibyte, files: 5 };
const pictureLimits = { file: 10 * mebibyte, files: 500 };
const fieldLimits = { bytes: 64 * 1024, count: 50 };
const pictureCalls = new Set(['/api/mgmt/upload_images', '/api/mgmt/upload_colors']);

/** Lets forms through unread: `withMultipart` reads them to files in `DATA_DIR/tmp`. */
export const multipartPlugin = fp(async (app: FastifyInstance, { env }: { env: Env }) => {
  const folder = path.join(env.dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
});

/** An upload that is not over after a day was left behind by a host that was killed; a younger one may be another host's. */
const dayMs = 86_400_000;

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const upload = path.join(folder, name);
    const { mtimeMs } = await stat(upload).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - dayMs) await rm(upload, { recursive: true, force: true });
  }
}

/**
 * Reads one multipart call, hands it to `use` and removes its files again, whatever came of it. 400 when the form is
 * malformed or broken off, 413 over the limits.
 */
export async function withMultipart<Result>(
  request: FastifyRequest,
  env: Env,
  use: (body: MultipartBody) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(env.dataDir, 'tmp', 'upload-'));
  try {
    return await use(await readMultipart(request, folder));
  } finally {
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'an upload could not be removed'),
    );
  }
}

async function readMultipart(request: FastifyRequest, folder: string): Promise<MultipartBody> {
  // A form that is refused half-way must not take the connection with it: its answer goes out there.
  const chunks = request.raw.iterator({ destroyOnReturn: false });
  try {
    const boundary = readBoundary(request.headers['content-type'] ?? '');
    const isPictures = pictureCalls.has(request.routeOptions.url ?? '');
    return await readParts(
      readForm(chunks, boundary),
      folder,
      isPictures ? pictureLimits : spreadsheetLimits,
    );
  } catch (error) {
    if (error instanceof MalformedFormError) throw malformed(error.message, 'body');
    if (request.raw.destroyed) throw malformed('The form was broken off.', 'body');
    throw error;
  } finally {
    await chunks.return?.();
  }
}

async function readParts(
  parts: AsyncIterable<FormPart>,
  folder: string,
  limits: typeof pictureLimits,
): Promise<MultipartBody> {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  let fieldCount = 0;
  for await (const { name, filename, content } of parts) {
    if (filename === null) {
      fieldCount += 1;
      if (fieldCount > fieldLimits.count) throw tooLarge('The form has too many fields.');
      fields.set(name, await readField(name, content));
      continue;
    }
    if (files.length === limits.files) throw tooLarge(`More than ${limits.files} files were sent at once.`);
    const file = path.join(folder, String(files.length));
    const bounded = upTo(limits.file, content, `'${filename}' is larger than ${limits.file / mebibyte} MiB.`);
    const target = createWriteStream(file, { mode: 0o600 });
    await pipeline(bounded, target);
    files.push({ field: name, filename, path: file, size: target.bytesWritten });
  }
  return { fields: Object.fromEntries(fields), files };
}

async function readField(name: string, content: AsyncIterable<Buffer>): Promise<string> {
  const bytes: Buffer[] = [];
  const bounded = upTo(fieldLimits.bytes, content, `The field '${name}' is too long.`);
  for await (const piece of bounded) bytes.push(piece);
  const value = decodeText(Buffer.concat(bytes));
  if (textFault(value) === null) return value;
  const message = `The field '${name}' has a character that cannot be stored`;
  throw unprocessable(message, [{ path: `body.${name}`, message }]);
}

async function* upTo(limit: number, content: AsyncIterable<Buffer>, tooLong: string) {
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > limit) throw tooLarge(tooLong);
    yield piece;
  }
}

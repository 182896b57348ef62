import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env';
import { isDiskFull, Problem, tooLarge } from './problems';

/** One uploaded file, kept at `path` until the answer is sent; its name is what the person's computer called it. */
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
/** Api.md 'Fine print': spreadsheets 20 MiB, pictures 10 MiB each and 500 a call. */
const limits = { spreadsheet: 20 * mebibyte, picture: 10 * mebibyte, files: 500 };
const pictureCalls = new Set(['/api/mgmt/upload_images', '/api/mgmt/upload_colors']);

declare module 'fastify' {
  interface FastifyRequest {
    multipartBody: MultipartBody | null;
    uploadFolder: string | null;
  }
}

/** Reads multipart calls to files in `DATA_DIR/tmp`, which are removed when the answer is out. */
export const multipartPlugin = fp(async (app: FastifyInstance, { env }: { env: Env }) => {
  const folder = path.join(env.dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  await app.register(multipart, {
    limits: { fieldSize: 64 * 1024, fields: 50, files: limits.files, headerPairs: 50 },
  });
  app.decorateRequest('multipartBody', null);
  app.decorateRequest('uploadFolder', null);
  app.addHook('onResponse', async (request) => {
    if (request.uploadFolder !== null) await rm(request.uploadFolder, { recursive: true, force: true });
  });
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

/** Reads one multipart call; 415 when it is none, 413 over the limits. */
export async function readMultipart(request: FastifyRequest, env: Env): Promise<MultipartBody> {
  if (!request.isMultipart()) {
    throw new Problem(415, 'Wrong type', 'This call takes a form with files (multipart/form-data).');
  }
  const isPictures = pictureCalls.has(request.routeOptions.url ?? '');
  const fileSize = isPictures ? limits.picture : limits.spreadsheet;
  const folder = await mkdtemp(path.join(env.dataDir, 'tmp', 'upload-'));
  request.uploadFolder = folder;
  const body: MultipartBody = { fields: {}, files: [] };
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'field') {
        body.fields[part.fieldname] = String(part.value);
        continue;
      }
      const file = path.join(folder, String(body.files.length));
      await pipeline(part.file, createWriteStream(file));
      if (part.file.truncated)
        throw tooLarge(`'${part.filename}' is larger than ${fileSize / mebibyte} MiB.`);
      const size = part.file.bytesRead;
      body.files.push({ field: part.fieldname, filename: part.filename, path: file, size });
    }
  } catch (error) {
    throw toProblem(error, fileSize);
  }
  return body;
}

function toProblem(error: unknown, fileSize: number): unknown {
  if (error instanceof Problem || !(error instanceof Error) || !('code' in error)) return error;
  if (isDiskFull(error)) return error;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return tooLarge(`A file is larger than ${fileSize / mebibyte} MiB.`);
  if (error.code === 'FST_FILES_LIMIT') return tooLarge(`More than ${limits.files} files were sent at once.`);
  if (error.code === 'FST_PARTS_LIMIT' || error.code === 'FST_FIELDS_LIMIT')
    return tooLarge('The form has too many fields.');
  return new Problem(400, 'Malformed request', 'The form could not be read to its end.');
}

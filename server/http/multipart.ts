import type { ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Message, message } from '../../src/domain/language/message';
import type { Env } from '../core/env';
import { invalid } from './answerProblems';
import type { UploadedFile } from '../core/uploadedFile';
import { malformed, tooLarge, unprocessable } from '../core/problems';
import { decodeText, type FormPart, MalformedFormError, readBoundary, readForm } from './readForm';
import { isUnstorable } from './faults';
import { toStoredInput } from './storedInput';

/** A form that matches the contract; of a repeated field, the last value counts. */
export interface MultipartBody {
  /** Trimmed, with the contract's defaults. */
  fields: Record<string, string>;
  files: UploadedFile[];
}

const mebibyte = 1024 * 1024;
/**
 * Api.md 'Fine print': spreadsheets 20 MiB, pictures 10 MiB each and 500 per request. A request takes one spreadsheet.
 */
const spreadsheetLimits = { file: 20 * mebibyte, files: 5 };
const pictureLimits = { file: 10 * mebibyte, files: 500 };
const fieldLimits = { bytes: 64 * 1024, count: 50 };
const pictureCalls = new Set(['/api/mgmt/upload_images', '/api/mgmt/upload_colors']);

/** Leaves forms unparsed: `withMultipart` reads them into files in `DATA_DIR/tmp`. */
export const multipartPlugin = fp(async (app: FastifyInstance, { env }: { env: Env }) => {
  const folder = path.join(env.dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
});

/** An upload older than a day was left behind by a killed host; a younger one may be another host's. */
const dayMs = 86_400_000;

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const upload = path.join(folder, name);
    const { mtimeMs } = await stat(upload).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - dayMs) await rm(upload, { recursive: true, force: true });
  }
}

/**
 * Reads one multipart request, passes it to `use` and removes its files afterwards, whatever the outcome. 400 when the
 * form is malformed or cut off, 413 over the limits, 422 with every fault found by `validate`, which checks a schema of
 * `formSchema`.
 */
export async function withMultipart<Result>(
  request: FastifyRequest,
  env: Env,
  validate: ValidateFunction,
  use: (body: MultipartBody) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(env.dataDir, 'tmp', 'upload-'));
  try {
    return await use(validated(await readMultipart(request, folder), validate));
  } finally {
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'an upload could not be removed'),
    );
  }
}

/** A form property in the contract. */
interface FormProperty {
  format?: string;
  items?: FormProperty;
}

/**
 * The contract's schema of a form as `withMultipart` validates it: a file, which the contract calls a string, becomes a
 * list of one object, so that text can't pass for a file or a file for text.
 */
export function formSchema(schema: { properties?: Record<string, FormProperty> }): object {
  const file = { type: 'object', 'x-missing': message('The form has a text where a file belongs').text };
  const aFile = {
    type: 'array',
    minItems: 1,
    maxItems: 1,
    items: file,
    'x-wrong': message('Only one file can be sent').text,
  };
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    if (property.format === 'binary') return [name, { ...property, ...aFile, format: undefined }];
    return [name, property.items?.format === 'binary' ? { ...property, items: file } : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function validated({ fields, files }: MultipartBody, validate: ValidateFunction): MultipartBody {
  const body = new Map<string, unknown>(Object.entries(fields));
  for (const file of files) body.set(file.field, [body.get(file.field) ?? [], file].flat());
  const form: object = Object.fromEntries(body);
  if (!validate(form)) throw invalid(validate.errors ?? [], 'body');
  const texts = Object.entries(form).filter(([, value]) => typeof value === 'string');
  return { fields: Object.fromEntries(texts), files };
}

async function readMultipart(request: FastifyRequest, folder: string): Promise<MultipartBody> {
  // A form refused halfway must not close the connection: the response still has to be sent on it.
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
    if (error instanceof MalformedFormError) throw malformed(error.sentence, 'body');
    // A complete request is also destroyed once it has been read to its end.
    if (request.raw.destroyed && !request.raw.complete)
      throw malformed(message('The form was broken off.'), 'body');
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
  for await (const { name, filename: sentName, content } of parts) {
    if (sentName === null) {
      fieldCount += 1;
      if (fieldCount > fieldLimits.count) throw tooLarge(message('The form has too many fields.'));
      fields.set(name, await readField(name, content));
      continue;
    }
    if (files.length === limits.files)
      throw tooLarge(message('More than {files} files were sent at once.', { files: limits.files }));
    const filename = toStoredInput(sentName, 'filename');
    const file = path.join(folder, String(files.length));
    const bounded = upTo(
      limits.file,
      content,
      message('{file} is larger than {size} MiB.', { file: `'${filename}'`, size: limits.file / mebibyte }),
    );
    const target = createWriteStream(file, { mode: 0o600 });
    await pipeline(bounded, target);
    // A browser sends a nameless empty file for a field in which no file was chosen.
    if (filename === '' && target.bytesWritten === 0) continue;
    files.push({ field: name, filename, path: file, size: target.bytesWritten });
  }
  return { fields: Object.fromEntries(fields), files };
}

async function readField(name: string, content: AsyncIterable<Buffer>): Promise<string> {
  const bytes: Buffer[] = [];
  const bounded = upTo(
    fieldLimits.bytes,
    content,
    message('The field {field} is too long.', { field: `'${name}'` }),
  );
  for await (const piece of bounded) bytes.push(piece);
  const value = decodeText(Buffer.concat(bytes)).trim();
  if (!isUnstorable(value)) return toStoredInput(value, name);
  throw unprocessable(
    message('The field {field} has a character that cannot be stored', { field: `'${name}'` }),
    `body.${name}`,
  );
}

async function* upTo(limit: number, content: AsyncIterable<Buffer>, tooLong: Message) {
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > limit) throw tooLarge(tooLong);
    yield piece;
  }
}

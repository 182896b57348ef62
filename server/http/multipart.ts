import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env';
import { malformed, tooLarge, unprocessable } from './problems';
import { decodeText, type FormPart, MalformedFormError, readBoundary, readForm } from './readForm';
import { textFault } from './faults';

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

/** Reads the fields of a multipart form, gathering every fault; `done` answers 422 with them, the first as detail. */
export class FormFields {
  private readonly faults: { path: string; message: string }[] = [];

  private readonly fields: ReadonlyMap<string, string>;

  constructor(
    fields: object,
    private readonly files: readonly UploadedFile[],
  ) {
    this.fields = new Map(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  }

  /** Faults every field and file that the form does not have. */
  refuseOthers(fields: readonly string[], fileField: string): void {
    for (const name of this.fields.keys()) {
      if (!fields.includes(name)) this.fault(name, `The form has the unknown field '${name}'`);
    }
    for (const { field } of this.files) {
      if (field !== fileField) this.fault(field, `The form has the unknown file '${field}'`);
    }
  }

  fault(field: string, message: string): void {
    this.faults.push({ path: `body.${field}`, message });
  }

  /** A text without the spaces around it; '' when it was left out, unless that is refused with a sentence. */
  text(field: string, longest: number, missing?: string): string {
    const value = (this.fields.get(field) ?? '').trim();
    if (value === '' && missing !== undefined) this.fault(field, missing);
    if (value.length > longest)
      this.fault(field, `The field '${field}' may have at most ${longest} characters`);
    return value;
  }

  truth(field: string, fallback: boolean | null): boolean {
    const value = this.fields.get(field) ?? (fallback === null ? '' : String(fallback));
    if (value !== 'true' && value !== 'false')
      this.fault(field, `The field '${field}' must be true or false`);
    return value === 'true';
  }

  /** One of the options, the first of which stands for any other text; that is refused with a sentence. */
  choice<Option extends string>(
    field: string,
    options: readonly [Option, ...Option[]],
    { fallback, wrong }: { fallback: Option | null; wrong: string },
  ): Option {
    const value = this.fields.get(field) ?? fallback;
    const found = options.find((option) => option === value);
    if (found === undefined) this.fault(field, wrong);
    return found ?? options[0];
  }

  /** A moment in epoch seconds; null when it was left out or is empty. */
  seconds(field: string): number | null {
    const value = this.fields.get(field) ?? '';
    if (!/^\d{0,10}$/.test(value))
      this.fault(field, `The ${field.replaceAll('_', ' ')} must be in epoch seconds`);
    return value === '' ? null : Number(value);
  }

  /** The files that were chosen in a field; none is refused with a sentence where there is one. */
  chosen(field: string, missing?: string): UploadedFile[] {
    // A browser sends a nameless empty file for a field in which none was chosen.
    const files = this.files.filter(
      (file) => file.field === field && (file.filename !== '' || file.size > 0),
    );
    if (files.length === 0 && missing !== undefined) this.fault(field, missing);
    return files;
  }

  /** The one file that was chosen; null when none was, unless that is refused with a sentence. */
  file(field: string, words: { missing?: string; several: string }): UploadedFile | null {
    const [file = null, ...more] = this.chosen(field, words.missing);
    if (more.length > 0) this.fault(field, words.several);
    return file;
  }

  /** Ends the reading: 422 when there were faults. */
  done(): void {
    const [first] = this.faults;
    if (first !== undefined) throw unprocessable(first.message, this.faults);
  }

  /** Ends the reading of a form that can't do without a file, and answers that. */
  doneWith(file: UploadedFile | null): UploadedFile {
    this.done();
    if (file === null) throw new Error('A fault of the form was not told.');
    return file;
  }
}

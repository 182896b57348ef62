import Ajv from 'ajv';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../core/problems';
import { isFileKey } from '../files/fileKey';
import { kinds } from './kinds';

/** A sentence for the person who exports or imports. */
export class TransferError extends Error {}

/** A file of an export; `rows` is the number of its lines if it is a kind's. */
export interface ExportedFile {
  name: string;
  bytes: number;
  sha256: string;
  rows?: number;
}

/** What an export says about itself; it is written last, so that a folder without it is not a whole export. */
export interface Manifest {
  export: 'linedesk';
  /** Increases when a field changes its meaning. */
  format: number;
  /** When its snapshot was taken, in epoch seconds, and by which version of Linedesk. */
  made: number;
  made_by: string;
  with_secrets: boolean;
  files: ExportedFile[];
}

/** The format that this version writes and reads. */
export const format = 1;

export const manifestName = 'manifest.json';

/** Where the host's own files are in an export: `files/` and their key. */
export const storedFolder = 'files/';

const isManifest = new Ajv().compile<Manifest>({
  type: 'object',
  required: ['export', 'format', 'made', 'made_by', 'with_secrets', 'files'],
  properties: {
    export: { const: 'linedesk' },
    format: { type: 'integer' },
    made: { type: 'number' },
    made_by: { type: 'string' },
    with_secrets: { type: 'boolean' },
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'bytes', 'sha256'],
        properties: {
          name: { type: 'string' },
          bytes: { type: 'integer' },
          sha256: { type: 'string' },
          rows: { type: 'integer' },
        },
      },
    },
  },
});

/** Writes a new file of an export to disk, and returns what its manifest says of it. */
export async function writeExported(
  folder: string,
  name: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ExportedFile> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      bytes += chunk.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

/** Reads the manifest of an export and compares every file with it; throws a `TransferError` that says what differs. */
export async function checkExport(folder: string): Promise<{ manifest: Manifest; sha256: string }> {
  const text = await readFile(path.join(folder, manifestName)).catch(
    missing(`${folder} has no ${manifestName}`),
  );
  const manifest = parse(text.toString());
  if (!isManifest(manifest)) throw new TransferError(`${manifestName} is not the manifest of an export.`);
  if (manifest.format !== format)
    throw new TransferError(
      `The export has format ${manifest.format}, but this version of Linedesk reads format ${format}.`,
    );
  const names = manifest.files.map(({ name }) => name);
  const absent = kinds.find(({ name }) => !names.includes(`${name}.jsonl`));
  if (absent !== undefined) throw new TransferError(`${manifestName} does not list ${absent.name}.jsonl.`);
  const unknown = names.find((name, index) => !isKnown(name) || names.indexOf(name) !== index);
  if (unknown !== undefined)
    throw new TransferError(`${manifestName} lists '${unknown}', which is not a file of an export.`);
  for (const file of manifest.files) await checkFile(folder, file);
  return { manifest, sha256: createHash('sha256').update(text).digest('hex') };
}

async function checkFile(folder: string, { name, sha256 }: ExportedFile): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path.join(folder, name))) hash.update(chunk);
  } catch (error) {
    missing(`${folder} has no ${name}`)(error);
  }
  if (hash.digest('hex') !== sha256)
    throw new TransferError(`${name} has changed since it was exported: its checksum is not the manifest's.`);
}

/** A file of a kind, or one that the host can store. */
const isKnown = (name: string) =>
  name.startsWith(storedFolder)
    ? name.split('/').length > 2 && isFileKey(name.slice(storedFolder.length))
    : kinds.some((kind) => name === `${kind.name}.jsonl`);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const missing =
  (sentence: string) =>
  (error: unknown): never => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new TransferError(`${sentence}: it is not an export, or one that did not end.`);
  };

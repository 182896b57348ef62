import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eachAtMost } from '../core/eachAtMost';
import type { S3Env } from '../core/s3Env';
import { viaTemporary } from './DiskStore';
import { fileKey } from './fileKey';
import type { ByteRange, FileFacts, FileStore } from './fileStore';
import { orStorageUnreachable, StorageUnreachable } from '../core/StorageUnreachable';

const dayMs = 86_400_000;

const concurrency = 8;

const maxAttempts = 5;

/** Timeouts of requests to the storage, in milliseconds; each request is tried twice. */
interface Patience {
  connect: number;
  /** Until the response begins. */
  read: number;
  /** Until the response to an upload begins. */
  write: number;
  /** Without a byte, while a response is being read. */
  idle: number;
}

const tries = 2;

const usualPatience: Patience = { connect: 2000, read: 5000, write: 30_000, idle: 10_000 };

/**
 * Files in a bucket of S3-compatible storage. `borrow` copies a file to `DATA_DIR/copies`. Throws a `StorageUnreachable` when
 * the storage fails or exceeds the timeouts of `Patience`.
 */
export class BucketStore implements FileStore {
  private opened: ReturnType<typeof openClient> | null = null;

  constructor(
    private readonly env: S3Env,
    private readonly dataDir: string,
    private readonly patience: Patience = usualPatience,
  ) {}

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.put(key, content);
  }

  async writeOnce(key: string, content: Uint8Array): Promise<void> {
    // Storage without conditional writes replaces the file, which is acceptable: only demo pictures are written this way.
    await this.put(key, content, { IfNoneMatch: '*' });
  }

  async take(key: string, file: string): Promise<void> {
    // In memory, as a stream can't be sent again on a retry.
    fileKey(key);
    await this.put(key, await readFile(file));
  }

  async find(key: string): Promise<FileFacts | null> {
    const { client, HeadObjectCommand } = await this.open();
    const found = await client.send(new HeadObjectCommand(this.named(key))).catch(unless(404));
    return found && factsOf(found);
  }

  async read(
    key: string,
    { tag, range }: { tag?: string; range?: ByteRange } = {},
  ): Promise<Readable | null> {
    const { client, GetObjectCommand } = await this.open();
    const wanted = {
      ...this.named(key),
      ...(tag === undefined ? {} : { IfMatch: `"${tag}"` }),
      ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
    };
    const found = await client.send(new GetObjectCommand(wanted)).catch(unless(404, 412, 416));
    if (found === null) return null;
    const { Body: body } = found;
    if (!(body instanceof Readable)) throw new Error(`The storage sent no content of '${key}'.`);
    // Not every storage supports the condition.
    if (tag === undefined || factsOf(found).tag === tag) return orStorageUnreachable(body);
    body.destroy();
    return null;
  }

  async borrow(key: string): Promise<(FileFacts & { path: string }) | null> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const facts = await this.find(key);
      if (facts === null) return null;
      const copy = path.join(this.copiesOf(key), facts.tag);
      if (await markUsed(copy)) return { ...facts, path: copy };
      const content = await this.read(key, { tag: facts.tag });
      // Null: the file was replaced or removed meanwhile, so the next attempt starts over.
      if (content === null) continue;
      await viaTemporary(copy, await buffer(content), (temporary) => rename(temporary, copy));
      return { ...facts, path: copy };
    }
    throw new Error(`'${key}' was replaced during each of ${maxAttempts} attempts to read it.`);
  }

  async list(folder: string): Promise<string[]> {
    return [...(await this.listFacts(folder)).keys()];
  }

  async listFacts(folder: string): Promise<Map<string, FileFacts>> {
    const { client, ListObjectsCommand } = await this.open();
    const { Bucket, Key } = this.named(folder);
    const facts = new Map<string, FileFacts>();
    let last: string | undefined;
    for (let more = true; more;) {
      // By marker, not by token: a marker is a key, so the listing can continue on any server of the storage.
      const page = await client
        .send(new ListObjectsCommand({ Bucket, Prefix: `${Key}/`, Marker: last }))
        .catch(unless());
      const found = page?.Contents ?? [];
      for (const { Key: key, Size: size, ...object } of found) {
        if (key === undefined) continue;
        facts.set(key.slice(this.env.prefix.length), factsOf({ ...object, ContentLength: size }));
        last = key;
      }
      more = page?.IsTruncated === true && found.length > 0;
    }
    return facts;
  }

  async remove(key: string): Promise<void> {
    const { client, DeleteObjectCommand } = await this.open();
    await eachAtMost(concurrency, [key, ...(await this.list(key))], async (one) => {
      await client.send(new DeleteObjectCommand(this.named(one))).catch(unless(404));
    });
    await rm(this.copiesOf(key), { recursive: true, force: true });
  }

  async sweep(): Promise<void> {
    const folder = path.join(this.dataDir, 'copies');
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const file of found.filter((one) => one.isFile())) {
      const copy = path.join(file.parentPath, file.name);
      const { mtimeMs } = await stat(copy).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs > Date.now() - dayMs) continue;
      await rm(copy, { force: true });
      // Only an empty folder can be removed.
      await rmdir(file.parentPath).catch(() => undefined);
    }
  }

  async fault(): Promise<string | null> {
    try {
      const { client, HeadBucketCommand } = await this.open();
      await client.send(new HeadBucketCommand({ Bucket: this.env.bucket }));
      return null;
    } catch (error) {
      return `The storage at ${this.env.endpoint ?? this.env.region} ${reasonOf(error, this.env.bucket)}`;
    }
  }

  private async put(
    key: string,
    content: Uint8Array,
    more: Pick<PutObjectCommandInput, 'IfNoneMatch'> = {},
  ): Promise<void> {
    const { client, PutObjectCommand } = await this.open();
    // Uploads are atomic: an object becomes visible once all of it has arrived.
    const put = new PutObjectCommand({ ...this.named(key), ...more, Body: content });
    // 412: the object exists and must not be replaced.
    await client.send(put, { requestTimeout: this.patience.write }).catch(unless(412));
  }

  private named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.env.bucket, Key: `${this.env.prefix}${fileKey(key).join('/')}` };
  }

  private copiesOf(key: string): string {
    return path.join(this.dataDir, 'copies', ...fileKey(key));
  }

  private open() {
    return (this.opened ??= openClient(this.env, this.patience));
  }
}

/** Creates the client. The SDK is loaded only by hosts that use it. */
async function openClient(
  { endpoint, region, credentials, isPathStyle }: S3Env,
  { connect, read, idle }: Patience,
) {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // Many compatible storages don't support the newer checksums; TLS protects the data already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: connect,
      requestTimeout: read,
      // Otherwise it would only be logged.
      throwOnRequestTimeout: true,
      socketTimeout: idle,
    },
  });
  return { ...sdk, client };
}

interface HeadOfObject {
  ContentLength?: number;
  ETag?: string;
  LastModified?: Date;
}

const factsOf = ({ ContentLength = 0, ETag = '', LastModified = new Date(0) }: HeadOfObject): FileFacts => ({
  size: ContentLength,
  tag: ETag.replaceAll(/[^\w-]/g, ''),
  modified: LastModified,
});

/** Marks a copy as used, so that it is not swept for another day; false when there is none. */
async function markUsed(copy: string): Promise<boolean> {
  const now = new Date();
  return utimes(copy, now, now).then(
    () => true,
    () => false,
  );
}

/** The HTTP status of the storage's response, or null when there was none. */
function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null;
}

/** Null for responses with these statuses; any other error is thrown, as a `StorageUnreachable` if it may be temporary. */
const unless =
  (...statuses: readonly number[]) =>
  (error: unknown): null => {
    const status = statusOf(error);
    if (status !== null && statuses.includes(status)) return null;
    throw status === null || status === 429 || status >= 500 ? new StorageUnreachable(error) : error;
  };

function reasonOf(error: unknown, bucket: string): string {
  const status = statusOf(error);
  if (status === 404) return `has no bucket '${bucket}'; create it, or set S3_BUCKET to another one.`;
  if (status === 401 || status === 403)
    return `refuses the bucket '${bucket}'; check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their rights.`;
  return 'does not answer; check S3_ENDPOINT and S3_REGION.';
}

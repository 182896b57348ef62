import { PassThrough, type Readable } from 'node:stream';

/** The storage of the host's files does not respond, breaks the connection, or is temporarily unavailable. */
export class StorageUnreachable extends Error {
  constructor(cause: unknown) {
    super('The storage of files does not answer.', { cause });
  }
}

/** Passes on a storage's response; when the connection breaks, the reader gets a `StorageUnreachable` instead of an end. */
export function orStorageUnreachable(body: Readable): Readable {
  const guarded = new PassThrough();
  body.once('error', (error) => guarded.destroy(new StorageUnreachable(error)));
  // Closing the reader also cancels the storage's response.
  guarded.once('close', () => body.destroy());
  return body.pipe(guarded);
}

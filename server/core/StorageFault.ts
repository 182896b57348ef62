import { PassThrough, type Readable } from 'node:stream';

/** The storage of the host's files does not respond, breaks the connection, or is temporarily unavailable. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super('The storage of files does not answer.', { cause });
  }
}

/** Passes on a storage's response; when the connection breaks, the reader gets a `StorageFault` instead of an end. */
export function withStorageFaults(body: Readable): Readable {
  const guarded = new PassThrough();
  body.once('error', (error) => guarded.destroy(new StorageFault(error)));
  // Closing the reader also cancels the storage's response.
  guarded.once('close', () => body.destroy());
  return body.pipe(guarded);
}

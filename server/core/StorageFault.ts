import { PassThrough, type Readable } from 'node:stream';

/** The storage of the host's files does not answer, breaks off, or says that it can't at the moment. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super('The storage of files does not answer.', { cause });
  }
}

/** What a storage sends; when it breaks off, its reader gets a `StorageFault`, never an end. */
export function withStorageFaults(body: Readable): Readable {
  const told = new PassThrough();
  body.once('error', (error) => told.destroy(new StorageFault(error)));
  // A reader that goes away ends the storage's answer too.
  told.once('close', () => body.destroy());
  return body.pipe(told);
}

import type { Readable } from 'node:stream';

/** The metadata of a stored file; `tag` changes whenever its content is replaced. */
export interface FileFacts {
  size: number;
  tag: string;
  modified: Date;
}

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores a host's files on disk, or in S3-compatible storage that several hosts share. A file is identified by a key,
 * such as `images/garments/WJM123.jpg`; `fileKey` throws for invalid keys.
 */
export interface FileStore {
  /** Writes a file atomically, replacing any existing one: nobody ever reads half of it. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Writes a file atomically unless it exists. */
  writeOnce(key: string, content: Uint8Array): Promise<void>;
  /** Stores a local file, which the caller must not use afterwards: it may have been moved. */
  take(key: string, file: string): Promise<void>;
  /** The metadata of a file; null when there is none. */
  find(key: string): Promise<FileFacts | null>;
  /** The content of a file, or a part of it; null when it does not exist or has another tag. */
  read(key: string, wanted?: { tag?: string; range?: ByteRange }): Promise<Readable | null>;
  /** A local path of the file, for code that needs one; the file must not be changed. */
  borrow(key: string): Promise<(FileFacts & { path: string }) | null>;
  /** The keys of the files in a folder and those below it; none when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** The metadata of the files in a folder and those below it, by key. */
  listFacts(folder: string): Promise<Map<string, FileFacts>>;
  /** Removes a file, or a folder with all that is in it. */
  remove(key: string): Promise<void>;
  /** Removes unfinished files of killed hosts, and copies not used for a day. */
  sweep(): Promise<void>;
  /** Why the store can't be used, in one sentence; null when it can. */
  fault(): Promise<string | null>;
}

import type { Readable } from 'node:stream';

/** What is known of a kept file; `tag` changes whenever its content is replaced. */
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
 * Where a host keeps its files: the disk, or S3-compatible storage that several hosts share. A file is named by a key,
 * such as `images/garments/WJM123.jpg`; a key of any other shape than `fileKey` allows is an error.
 */
export interface FileStore {
  /** Writes a file whole, replacing any of this key: nobody ever reads half of it. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Writes a file whole unless there is one by now. */
  writeOnce(key: string, content: Uint8Array): Promise<void>;
  /** Takes over a file of this machine, which is gone afterwards or of no use to anybody. */
  take(key: string, file: string): Promise<void>;
  /** The facts of a file; null when there is none. */
  find(key: string): Promise<FileFacts | null>;
  /** The content of a file, or a part of it; null when there is none, or none with this tag anymore. */
  read(key: string, wanted?: { tag?: string; range?: ByteRange }): Promise<Readable | null>;
  /** A file by a path on this machine, for whatever reads only those; nobody may change it. */
  borrow(key: string): Promise<(FileFacts & { path: string }) | null>;
  /** The keys of the files in a folder and those below it; none when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** The facts of the files in a folder and those below it, by their keys. */
  listFacts(folder: string): Promise<Map<string, FileFacts>>;
  /** Removes a file, or a folder with all that is in it. */
  remove(key: string): Promise<void>;
  /** Removes what killed hosts left half written, and copies that nobody has used for a day. */
  sweep(): Promise<void>;
  /** Why the files can't be kept here, in one sentence; null when they can. */
  fault(): Promise<string | null>;
}

import { access, type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImageKind } from './pictureName';
import { writeWholeOnce } from './writeWhole';

/** Makes pictures that are not there. */
export interface PictureMaker {
  /** The garments that it has pictures of. */
  generics(): Promise<readonly string[]>;
  /** A picture as a JPEG; null when it has none of this name. */
  make(kind: ImageKind, name: string): Promise<Buffer | null>;
}

/** Pictures made at once: the other work of the host goes on beside them. */
const mostAtOnce = 2;

/** A list of catalogs asks for each of them; what was uploaded must show when its task is done. */
const listedForMs = 2000;

/** The pictures below a folder; a missing one that can be made is made once, by whoever asks first, and kept. */
export class PictureStore {
  private readonly making = new Map<string, Promise<boolean>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private listed: { generics: Promise<ReadonlySet<string> | null>; until: number } | null = null;

  constructor(
    private readonly imagesDir: string,
    private readonly maker: PictureMaker | undefined,
  ) {}

  /** Opens a picture for reading, or answers null when there is none. */
  async open(kind: ImageKind, name: string): Promise<FileHandle | null> {
    const file = this.placeOf(kind, name);
    const found = await openIfThere(file);
    if (found !== null || this.maker === undefined) return found;
    return (await this.makeOnce(kind, name, file, this.maker)) ? openIfThere(file) : null;
  }

  /** The file of a picture, or null when there is none. */
  async find(kind: ImageKind, name: string): Promise<string | null> {
    const file = this.placeOf(kind, name);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
    return this.maker !== undefined && (await this.makeOnce(kind, name, file, this.maker)) ? file : null;
  }

  /** See `Pictures`. What can be made is not missing. */
  async countMissing(generics: readonly string[]): Promise<number | null> {
    if (this.listed === null || this.listed.until < Date.now()) {
      this.listed = { generics: this.listGenerics(), until: Date.now() + listedForMs };
    }
    const pictured = await this.listed.generics;
    return pictured && generics.filter((generic) => !pictured.has(generic)).length;
  }

  /** The garments with a main picture; null when the folder can't be read. */
  private async listGenerics(): Promise<ReadonlySet<string> | null> {
    const names = await listNames(path.join(this.imagesDir, 'garments'));
    const made = await this.maker?.generics();
    return names && new Set([...names.map((name) => path.basename(name, '.jpg')), ...(made ?? [])]);
  }

  private placeOf(kind: ImageKind, name: string): string {
    return path.join(this.imagesDir, kind, `${name}.jpg`);
  }

  private makeOnce(kind: ImageKind, name: string, file: string, maker: PictureMaker): Promise<boolean> {
    const started = this.making.get(file);
    if (started !== undefined) return started;
    const made = this.inTurn(async () => {
      const picture = await maker.make(kind, name);
      // One that was uploaded meanwhile is not replaced.
      if (picture !== null) await writeWholeOnce(file, picture);
      return picture !== null;
    }).finally(() => this.making.delete(file));
    this.making.set(file, made);
    return made;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= mostAtOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** The names of the files in a folder, none where there is no folder yet; null when it can't be read. */
async function listNames(folder: string): Promise<string[] | null> {
  return readdir(folder).catch((error: unknown) => (isMissing(error) ? [] : null));
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

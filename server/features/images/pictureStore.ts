import {
  access,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

/** The folders of the image host: garment pictures, thumbnails with the same names, and swatches. */
const imageKinds = ['garments', 'thumbnails', 'colors'] as const;

/** A folder of the image host. */
export type ImageKind = (typeof imageKinds)[number];

/**
 * The folder and the name, without `.jpg`, of a URL on the image host, or null if it is not a valid one: only a full
 * match ever becomes part of a path (api.md 'Images').
 */
export function parsePictureName(folder: string, file: string): { kind: ImageKind; name: string } | null {
  const kind = imageKinds.find((one) => one === folder);
  if (kind === undefined || !file.endsWith('.jpg')) return null;
  const name = file.slice(0, -'.jpg'.length);
  return patterns[kind].test(name) ? { kind, name } : null;
}

/** Generates missing pictures. */
export interface PictureMaker {
  /** The garments it has pictures of. */
  generics(): Promise<readonly string[]>;
  /** A picture as a JPEG; null when it has none with this name. */
  make(kind: ImageKind, name: string): Promise<Buffer | null>;
}

/** Pictures made at once: few enough that the host's other work goes on. */
const mostAtOnce = 2;

/** Cached, as a list of catalogs asks once per catalog; briefly, as an upload must show once its task is done. */
const listedForMs = 2000;

/** The pictures in a folder. A missing picture that can be generated is generated once, on first request, and kept. */
export class PictureStore {
  private readonly making = new Map<string, Promise<boolean>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private listed: { generics: Promise<ReadonlySet<string> | null>; until: number } | null = null;

  constructor(
    private readonly imagesDir: string,
    private readonly maker: PictureMaker | undefined,
  ) {}

  /** Opens a picture for reading; null when there is none. */
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

  /** See `Pictures`. A picture that can be generated is not missing. */
  async countMissing(generics: readonly string[]): Promise<number | null> {
    return (await this.findMissing(generics))?.length ?? null;
  }

  /** See `Pictures`. */
  async findMissing(generics: readonly string[]): Promise<string[] | null> {
    if (this.listed === null || this.listed.until < Date.now()) {
      this.listed = { generics: this.listGenerics(), until: Date.now() + listedForMs };
    }
    const pictured = await this.listed.generics;
    return pictured && generics.filter((generic) => !pictured.has(generic));
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
      // A picture uploaded meanwhile is not replaced.
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
      // The slot is handed to the next in line, so that nobody slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

/** Writes a picture atomically, replacing any existing one: nobody ever reads half of it. */
export async function replaceWhole(file: string, content: Uint8Array): Promise<void> {
  await viaTemporary(file, content, (temporary) => rename(temporary, file));
}

/** Removes half-written files left by killed hosts. */
export async function sweepUnfinished(imagesDir: string): Promise<void> {
  for (const kind of imageKinds) {
    const folder = path.join(imagesDir, kind);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => temporaryName.test(one))) {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < Date.now() - hourMs) await rm(file, { force: true });
    }
  }
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** The names of the files in a folder; none if there is no folder yet, null if it can't be read. */
async function listNames(folder: string): Promise<string[] | null> {
  return readdir(folder).catch((error: unknown) => (isMissing(error) ? [] : null));
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const picture = /^[A-Z0-9]{6}(_[A-Z0-9]{3}_[1-9]\d?)?$/;

const swatch = /^[A-Z0-9]{6}_[A-Z0-9]{3}$/;

const patterns: Record<ImageKind, RegExp> = { garments: picture, thumbnails: picture, colors: swatch };

const temporaryName = /^\.[0-9a-f-]{36}\.tmp$/;

const hourMs = 3_600_000;

/** Writes a picture atomically unless one exists by now. */
async function writeWholeOnce(file: string, content: Uint8Array): Promise<void> {
  await viaTemporary(file, content, async (temporary) => {
    await link(temporary, file).catch(async (error: unknown) => {
      // Some file systems have no hard links.
      if (!isThere(error)) await rename(temporary, file);
    });
    await rm(temporary, { force: true });
  });
}

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

async function viaTemporary(
  file: string,
  content: Uint8Array,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { mode: 0o600 });
    await place(temporary);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileFacts, FileStore } from '../../files/fileStore';

/** The folders of the image host: garment pictures, thumbnails with the same names, and swatches. */
export const imageKinds = ['garments', 'thumbnails', 'colors'] as const;

/** A folder of the image host. */
export type ImageKind = (typeof imageKinds)[number];

/** What an address on the image host asks for; with a tag, a picture of exactly that content. */
export interface AskedPicture {
  kind: ImageKind;
  name: string;
  tag?: string;
}

/**
 * The folder, the name without `.jpg` and the tag, if any, of a URL on the image host, or null if it is not a valid one:
 * only a full match ever becomes part of a key (contract.md 'Images').
 */
export function parsePictureName(folder: string, file: string): AskedPicture | null {
  const kind = imageKinds.find((one) => one === folder);
  const [, name = '', tag] = /^([^.]+)(?:\.([\w-]{1,100}))?\.jpg$/.exec(file) ?? [];
  if (kind === undefined || !patterns[kind].test(name)) return null;
  return tag === undefined ? { kind, name } : { kind, name, tag };
}

/** The address of a picture: the documented one, or that of exactly this content. */
export const addressOf = ({ kind, name, tag }: AskedPicture) =>
  `/images/${kind}/${name}${tag === undefined ? '' : `.${tag}`}.jpg`;

/**
 * The tag of a content in picture URLs. It is short, as line sheets contain it for every picture; two contents of the
 * same picture have the same one with a probability of 10^-14.
 */
export const addressTag = ({ tag }: Pick<FileFacts, 'tag'>) =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 8);

/** Generates missing pictures. */
export interface PictureMaker {
  /** The garments it has pictures of. */
  generics(): Promise<readonly string[]>;
  /** A picture as a JPEG; null when it has none with this name. */
  make(kind: ImageKind, name: string): Promise<Buffer | null>;
}

/** Pictures generated in parallel: few enough not to slow down the rest of the host. */
const maxConcurrent = 2;

/** Cached, as a list of catalogs asks once per catalog; briefly, as an upload must show once its task is done. */
const listedForMs = 2000;

/** The key of a picture among the host's files. */
export const keyOfPicture = (kind: ImageKind, name: string) => `images/${kind}/${name}.jpg`;

/** The pictures of a host. A missing picture that can be generated is generated once, on first request, and stored. */
export class PictureStore {
  private readonly making = new Map<string, Promise<boolean>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private listed: { generics: Promise<ReadonlySet<string> | null>; until: number } | null = null;

  constructor(
    private readonly files: FileStore,
    private readonly maker: PictureMaker | undefined,
  ) {}

  /** The facts of a picture; null when there is none. */
  async facts(kind: ImageKind, name: string): Promise<FileFacts | null> {
    return this.orMade(kind, name, () => this.files.find(keyOfPicture(kind, name)));
  }

  /** The content of a picture, or a part of it; null when it has been replaced since it had this tag. */
  async read(
    kind: ImageKind,
    name: string,
    wanted: { tag: string; range?: ByteRange },
  ): Promise<Readable | null> {
    return this.files.read(keyOfPicture(kind, name), wanted);
  }

  /** See `Pictures`. */
  async find(kind: ImageKind, name: string): Promise<{ path: string; tag: string } | null> {
    return this.orMade(kind, name, () => this.files.borrow(keyOfPicture(kind, name)));
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
    const keys = await this.files.list('images/garments').catch(() => null);
    const made = await this.maker?.generics();
    return keys && new Set([...keys.map((key) => path.posix.basename(key, '.jpg')), ...(made ?? [])]);
  }

  /** Loads a picture; if it is missing, generates it and loads it again. */
  private async orMade<Found>(
    kind: ImageKind,
    name: string,
    load: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const found = await load();
    if (found !== null || this.maker === undefined) return found;
    return (await this.makeOnce(kind, name, this.maker)) ? load() : null;
  }

  private makeOnce(kind: ImageKind, name: string, maker: PictureMaker): Promise<boolean> {
    const key = keyOfPicture(kind, name);
    const started = this.making.get(key);
    if (started !== undefined) return started;
    const made = this.limited(async () => {
      const picture = await maker.make(kind, name);
      // A picture uploaded meanwhile is not replaced.
      if (picture !== null) await this.files.writeOnce(key, picture);
      return picture !== null;
    }).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= maxConcurrent) await new Promise<void>((resolve) => this.waiting.push(resolve));
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

const picture = /^[A-Z0-9]{6}(_[A-Z0-9]{3}_[1-9]\d?)?$/;

const swatch = /^[A-Z0-9]{6}_[A-Z0-9]{3}$/;

const patterns: Record<ImageKind, RegExp> = { garments: picture, thumbnails: picture, colors: swatch };

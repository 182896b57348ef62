import { randomUUID } from 'node:crypto';

import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageKind } from './pictureName';

/** Draws a picture that is not there; null when there is none to draw. */
export type DrawPicture = (kind: ImageKind, name: string) => Promise<Buffer | null>;

/** Pictures drawn at once: the other work of the host goes on beside them. */
const mostAtOnce = 2;

/** The pictures below a folder; a missing one is drawn once, by whoever asks first, and kept. */
export class PictureStore {
  private readonly drawing = new Map<string, Promise<boolean>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly imagesDir: string,
    private readonly draw: DrawPicture | undefined,
  ) {}

  /** Opens a picture for reading, or answers null when there is none. */
  async open(kind: ImageKind, name: string): Promise<FileHandle | null> {
    const file = path.join(this.imagesDir, kind, `${name}.jpg`);
    const found = await openIfThere(file);
    if (found !== null || this.draw === undefined) return found;
    return (await this.drawOnce(kind, name, file, this.draw)) ? openIfThere(file) : null;
  }

  private drawOnce(kind: ImageKind, name: string, file: string, draw: DrawPicture): Promise<boolean> {
    const started = this.drawing.get(file);
    if (started !== undefined) return started;
    const drawn = this.inTurn(async () => {
      const picture = await draw(kind, name);
      if (picture !== null) await writeWhole(file, picture);
      return picture !== null;
    }).finally(() => this.drawing.delete(file));
    this.drawing.set(file, drawn);
    return drawn;
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
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return null;
    throw error;
  });
}

/** Nobody ever reads half a picture: it gets its name when all of it is there. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

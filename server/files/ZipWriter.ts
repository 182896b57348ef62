import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { firstZipDate } from './zip';

/** Fast, and enough for JSON, which shrinks to a tenth. */
const level = 1;

/** Writes a zip piece by piece: `take` returns what was made since the last time. */
export class ZipWriter {
  private made: Uint8Array[] = [];
  private readonly zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.made.push(chunk);
  });

  /** Adds a text that is compressed while it is written; `write` gets a function that takes its next part. */
  async addText(name: string, write: (push: (text: string) => void) => Promise<void>): Promise<void> {
    const entry = new ZipDeflate(name, { level });
    this.begin(entry);
    await write((text) => entry.push(strToU8(text)));
    entry.push(new Uint8Array(), true);
  }

  /** Adds a file that is compressed already, and yields what was made of it and before. */
  async *addFile(name: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const entry = new ZipPassThrough(name);
    this.begin(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* this.take();
    }
    entry.push(new Uint8Array(), true);
    yield* this.take();
  }

  /** Ends the zip and returns its last part. */
  end(): Uint8Array[] {
    this.zip.end();
    return this.take();
  }

  private begin(entry: ZipDeflate | ZipPassThrough) {
    entry.mtime = firstZipDate;
    this.zip.add(entry);
  }

  private take(): Uint8Array[] {
    const taken = this.made;
    this.made = [];
    return taken;
  }
}

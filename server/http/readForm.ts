import { type Message, message } from '../../src/domain/language/message';
import { inEnglish } from '../../src/domain/language/wording';
import { decodeEscapes } from './faults';

/** One part of a form as it streams in; `content` must be read to its end before the next part is requested. */
export interface FormPart {
  name: string;
  /** The original file name, without folders; null for a field. */
  filename: string | null;
  content: AsyncIterable<Buffer>;
}

/** A form that breaks the rules of multipart/form-data (RFC 7578); with a sentence for the person. */
export class MalformedFormError extends Error {
  constructor(readonly sentence: Message) {
    super(inEnglish(sentence));
  }
}

const crlf = Buffer.from('\r\n');
const endOfHead = Buffer.from('\r\n\r\n');
const limits = { head: 16 * 1024, boundary: 70 };

/** The boundary in a `Content-Type` header; refuses one that is missing or longer than RFC 2046 allows. */
export function readBoundary(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (boundary === '' || boundary.length > limits.boundary)
    throw new MalformedFormError(message('The form does not say where its parts begin.'));
  return boundary;
}

/**
 * Reads a form part by part. A part without a name, a broken header and a form that ends too early are refused, never
 * skipped: the sender would not learn that the part was ignored. Runs in time linear in the bytes.
 */
export async function* readForm(chunks: AsyncIterator<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter needs no preceding line break.
  const bytes = new Bytes(chunks, crlf);
  await bytes.collect(delimiter, limits.head, message('The form does not begin with a part.'));
  for (;;) {
    const after = await bytes.take(2);
    if (after.equals(Buffer.from('--'))) return;
    if (!after.equals(crlf)) throw new MalformedFormError(message('A line that parts the form is damaged.'));
    bytes.putBack(after);
    const head = parseHead(
      await bytes.collect(endOfHead, limits.head, message('The head of a part is too long.')),
    );
    const content = bytes.upTo(delimiter);
    yield { ...head, content };
    await exhaust(content);
  }
}

async function exhaust(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

/** The bytes received and not yet consumed. */
class Bytes {
  constructor(
    private readonly chunks: AsyncIterator<Buffer>,
    private rest: Buffer,
  ) {}

  private async more(): Promise<void> {
    const { done, value } = await this.chunks.next();
    if (done === true) throw new MalformedFormError(message('The form ends too early.'));
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
  }

  putBack(bytes: Buffer): void {
    this.rest = Buffer.concat([bytes, this.rest]);
  }

  async take(count: number): Promise<Buffer> {
    while (this.rest.length < count) await this.more();
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }

  /** Yields everything before the delimiter in pieces as they arrive, and consumes the delimiter. */
  async *upTo(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.rest.indexOf(delimiter);
      // The delimiter may start at the end of the bytes received so far.
      const sure = at === -1 ? Math.max(0, this.rest.length - delimiter.length + 1) : at;
      const piece = this.rest.subarray(0, sure);
      this.rest = this.rest.subarray(at === -1 ? sure : at + delimiter.length);
      if (piece.length > 0) yield piece;
      if (at !== -1) return;
      await this.more();
    }
  }

  /** The same in one piece, for small content; refused with a sentence if it is too long. */
  async collect(delimiter: Buffer, longest: number, tooLong: Message): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of this.upTo(delimiter)) {
      length += piece.length;
      if (length > longest) throw new MalformedFormError(tooLong);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }
}

function parseHead(head: Buffer): { name: string; filename: string | null } {
  const [, ...lines] = decodeText(head).split('\r\n');
  const headers = lines.map((line) => /^([!#-'*+.\w^`|~-]+):([^\0\r\n]*)$/.exec(line));
  if (headers.includes(null)) throw new MalformedFormError(message('The head of a part is damaged.'));
  const dispositions = headers.filter((header) => header?.[1]?.toLowerCase() === 'content-disposition');
  const [disposition] = dispositions;
  const value = disposition?.[2]?.trim() ?? '';
  if (dispositions.length !== 1 || !/^form-data[ \t]*(;|$)/i.test(value))
    throw new MalformedFormError(message('A part of the form does not say which field it is.'));
  const parameters = readParameters(value.slice('form-data'.length));
  const name = parameters.get('name') ?? '';
  if (name === '') throw new MalformedFormError(message('A part of the form has no name.'));
  const filename = readExtended(parameters.get('filename*')) ?? parameters.get('filename');
  return { name, filename: filename === undefined ? null : withoutFolders(filename) };
}

function readParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  // This pattern is unambiguous, so hostile input costs no more than any other.
  const parameter =
    /[ \t]*;[ \t]*([\w*-]+)[ \t]*=[ \t]*(?:"((?:\\["\\]|\\(?!["\\])|[^"\\])*)"|([^\s;"]*))[ \t]*/y;
  while (parameter.lastIndex < text.length) {
    const [, name = '', quoted, plain = ''] = parameter.exec(text) ?? [];
    if (name === '') throw new MalformedFormError(message('The head of a part is damaged.'));
    // Browsers leave a backslash in a file name unescaped; programs use it to escape.
    parameters.set(name.toLowerCase(), quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain);
  }
  return parameters;
}

/** Decodes a non-ASCII name in the form that some programs use (RFC 8187). */
function readExtended(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [, escaped = '%'] = /^utf-8'[^']*'(.*)$/i.exec(value) ?? [];
  const filename = decodeEscapes(escaped);
  if (filename === null) throw new MalformedFormError(message('The name of a file cannot be read.'));
  return filename;
}

const withoutFolders = (filename: string) =>
  filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);

/** Decodes a form's text, which is UTF-8. */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedFormError(message('The form holds text that is not UTF-8.'));
  }
}

/** Text of this length takes a few milliseconds to parse. */
const partLength = 128 * 1024;
/** The first rows are reported once this much has been received. */
const firstLength = 32 * 1024;
/** How long to parse before yielding to the browser. */
const yieldEveryMs = 10;
/** The minimum interval between two reports. */
const reportEveryMs = 1000;

/** Called with all elements received so far, each time in a new array. */
export type OnRows = (items: readonly unknown[]) => void;

/**
 * Reads a JSON response as it arrives. A list that is a direct field of the response object is parsed in parts, so that
 * the page stays responsive. The returned function gives the complete value, or throws like `JSON.parse`; an empty
 * response is null. `onRows` gets the list's elements while more are being received.
 */
export async function readInParts({ body }: Response, onRows?: OnRows): Promise<() => unknown> {
  if (body === null) return () => null;
  const parts = new JsonParts(onRows === undefined ? partLength : firstLength);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let lastYield = performance.now();
  let reported = { count: 0, at: -Infinity };
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const bytes of slicesOf(next.value)) {
      const isLong = parts.add(decoder.decode(bytes, { stream: true }));
      const now = performance.now();
      const hasNewRows = parts.parsed.length > reported.count && now - reported.at > reportEveryMs;
      if (onRows !== undefined && hasNewRows) {
        reported = { count: parts.parsed.length, at: now };
        onRows(parts.parsed.slice());
      } else if (!isLong || now - lastYield < yieldEveryMs) continue;
      await yieldToBrowser();
      lastYield = performance.now();
    }
  }
  parts.add(decoder.decode());
  return () => parts.end();
}

/** A response may arrive in one chunk: split it, so that the time is checked after each part. */
function* slicesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += partLength) yield bytes.subarray(from, from + partLength);
}

/** Yields to the browser. A message, as timers are throttled in hidden tabs. */
function yieldToBrowser(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** What stands between two objects of a list, with the first field of the next one. */
const betweenObjects = /\}(?=\s*,\s*\{\s*("[\w-]+")\s*:)/g;

/** A complete string, the start of an incomplete one, or a bracket. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|"|[[\]{}]/gs;

/**
 * JSON that arrives in parts: the elements of its first list of objects are parsed as they are received, everything
 * else at the end.
 */
class JsonParts {
  /** The text that is not parsed yet, and how far the list was looked for. */
  private text = '';
  private scanned = 0;
  private depth = 0;
  /** The text before the elements, and the name of their list. */
  private head = '';
  private name = '';
  /** The first field of the first element, in quotation marks; '' until the list is found. */
  private field = '';
  private readonly items: unknown[] = [];
  private isEnded = false;

  constructor(private nextLength: number) {}

  /** The elements parsed so far; the same array, which grows. */
  get parsed(): readonly unknown[] {
    return this.items;
  }

  /** Returns whether there was enough text to parse. */
  add(text: string): boolean {
    this.text += text;
    if (this.isEnded || this.text.length < this.nextLength) return false;
    this.nextLength = partLength;
    if (this.field === '') this.findList();
    if (this.field !== '') this.takeElements();
    return true;
  }

  /** The complete value; throws like `JSON.parse`. */
  end(): unknown {
    if (this.head === '') return this.text === '' ? null : JSON.parse(this.text);
    const rest: unknown = JSON.parse(this.head + withoutComma(this.text));
    const last: unknown = Reflect.get(Object(rest), this.name);
    return Object.assign(Object(rest), { [this.name]: this.items.concat(last) });
  }

  private findList(): void {
    tokens.lastIndex = this.scanned;
    this.scanned = this.text.length;
    for (let token = tokens.exec(this.text); token !== null; token = tokens.exec(this.text)) {
      const [found] = token;
      if (found === '"') {
        this.scanned = token.index;
        return;
      }
      if (found === '}' || found === ']') this.depth -= 1;
      if (found !== '{' && found !== '[') continue;
      this.depth += 1;
      if (found === '[' && this.depth === 2 && this.beginAt(token.index)) return;
    }
  }

  /** Starts on the list at this index, if its elements are objects with fields; returns whether they are. */
  private beginAt(index: number): boolean {
    const name = /"([^"\\]+)"\s*:\s*$/.exec(this.text.slice(Math.max(0, index - 200), index))?.[1];
    const field = /^\[\s*\{\s*("[\w-]+")\s*:/.exec(this.text.slice(index, index + 200))?.[1];
    if (name === undefined || field === undefined) return false;
    this.name = name;
    this.field = field;
    this.head = this.text.slice(0, index + 1);
    this.text = this.text.slice(index + 1);
    return true;
  }

  /**
   * Parses the elements that are complete: one probably ends where an object follows that begins with the same field.
   * Looking for that costs far less than following all brackets. What only looks like an end, within a text or a deeper list, does not parse: earlier ones are tried, in growing
   * steps. When none is left, the list has ended or is invalid, and `end` parses the rest.
   */
  private takeElements(): void {
    const ends = [...this.text.matchAll(betweenObjects)].flatMap(({ 1: next, index }) =>
      next === this.field ? index + 1 : [],
    );
    for (let back = 1; back <= ends.length; back *= 2) if (this.takeUntil(ends.at(-back) ?? 0)) return;
    this.isEnded = ends.length > 0;
    this.nextLength = this.text.length * 2;
  }

  /** Returns whether the text before this index is complete elements. */
  private takeUntil(end: number): boolean {
    try {
      for (const item of JSON.parse(`[${withoutComma(this.text.slice(0, end))}]`)) this.items.push(item);
    } catch {
      return false;
    }
    this.text = this.text.slice(end);
    return true;
  }
}

const withoutComma = (text: string) => text.replace(/^\s*,/, '');

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

/** A complete string, the start of an incomplete one, or a bracket. */
const tokens = /"(?:[^"\\]|\\.)*"|"|[[\]{}]/gs;

/**
 * JSON that arrives in parts: the elements of its first list of objects are parsed as they are received, everything
 * else at the end.
 */
class JsonParts {
  /** The text that is not parsed yet, and how far it was scanned. */
  private text = '';
  private scanned = 0;
  private depth = 0;
  /** The text before the elements, and the name of their list. */
  private head = '';
  private name = '';
  private readonly items: unknown[] = [];
  private isEnded = false;

  constructor(private nextLength: number) {}

  /** The elements parsed so far; the same array, which grows. */
  get parsed(): readonly unknown[] {
    return this.items;
  }

  /** Returns whether there was enough text to scan. */
  add(text: string): boolean {
    this.text += text;
    if (this.isEnded || this.text.length < this.nextLength) return false;
    this.nextLength = partLength;
    this.scan();
    return true;
  }

  /** The complete value; throws like `JSON.parse`. */
  end(): unknown {
    if (this.head === '') return this.text === '' ? null : JSON.parse(this.text);
    const rest: unknown = JSON.parse(this.head + withoutComma(this.text));
    const last: unknown = Reflect.get(Object(rest), this.name);
    return Object.assign(Object(rest), { [this.name]: this.items.concat(last) });
  }

  private scan(): void {
    let elementEnd = 0;
    tokens.lastIndex = this.scanned;
    this.scanned = this.text.length;
    for (let token = tokens.exec(this.text); token !== null; token = tokens.exec(this.text)) {
      const [found] = token;
      if (found === '"') {
        this.scanned = token.index;
        break;
      }
      if (found === '{' || found === '[') {
        this.depth += 1;
        if (found === '[' && this.depth === 2 && this.head === '') this.begin(token.index);
      } else if (found === '}' || found === ']') {
        this.depth -= 1;
        if (this.head === '' || this.depth > 2) continue;
        if (this.depth === 2) elementEnd = token.index + 1;
        else {
          this.isEnded = true;
          break;
        }
      }
    }
    if (elementEnd > 0) this.take(elementEnd);
  }

  /** Starts on the list at this index, if its elements are objects. */
  private begin(index: number): void {
    const name = /"([^"\\]+)"\s*:\s*$/.exec(this.text.slice(Math.max(0, index - 200), index))?.[1];
    if (name === undefined || this.text[index + 1] !== '{') return;
    this.name = name;
    this.head = this.text.slice(0, index + 1);
    this.text = this.text.slice(index + 1);
    this.scanned = this.text.length;
    tokens.lastIndex = 0;
  }

  private take(end: number): void {
    try {
      for (const item of JSON.parse(`[${withoutComma(this.text.slice(0, end))}]`)) this.items.push(item);
      this.text = this.text.slice(end);
      this.scanned = Math.max(0, this.scanned - end);
    } catch {
      // Invalid JSON: `end` parses it again and throws.
      this.isEnded = true;
    }
  }
}

const withoutComma = (text: string) => text.replace(/^\s*,/, '');

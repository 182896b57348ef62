/** A text of this length takes a few milliseconds to parse. */
const partLength = 128 * 1024;
/** The first rows are told of as soon as there is this much. */
const firstLength = 32 * 1024;
/** After this long, the browser has its turn. */
const turnMs = 10;
/** Whoever shows what has arrived does so again after this long. */
const tellEveryMs = 1000;

/** Told of the elements of a list that have arrived so far: each time all of them, in a new array. */
export type TellArrived = (items: readonly unknown[]) => void;

/**
 * Reads a JSON response as it arrives. Its longest list, when it is directly in the answer's object, is parsed in parts,
 * so that the page keeps answering; the function that is returned gives the whole value, or throws what `JSON.parse`
 * does. An empty response is null. `tell` is told of the list's elements while more of them are on their way.
 */
export async function readInParts({ body }: Response, tell?: TellArrived): Promise<() => unknown> {
  if (body === null) return () => null;
  const parts = new JsonParts(tell === undefined ? partLength : firstLength);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let turn = performance.now();
  let told = { count: 0, at: -Infinity };
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const bytes of slicesOf(next.value)) {
      const isLong = parts.add(decoder.decode(bytes, { stream: true }));
      const now = performance.now();
      const isNews = parts.arrived.length > told.count && now - told.at > tellEveryMs;
      if (tell !== undefined && isNews) {
        told = { count: parts.arrived.length, at: now };
        tell(parts.arrived.slice());
      } else if (!isLong || now - turn < turnMs) continue;
      await letOthersWork();
      turn = performance.now();
    }
  }
  parts.add(decoder.decode());
  return () => parts.end();
}

/** A whole answer may be at hand at once: no more of it than one part is looked through without a look at the clock. */
function* slicesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += partLength) yield bytes.subarray(from, from + partLength);
}

/** Waits until the browser has had its turn; in a hidden tab, timers would be slowed down. */
function letOthersWork(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** A whole string, one that has not arrived in full, or a bracket. */
const tokens = /"(?:[^"\\]|\\.)*"|"|[[\]{}]/gs;

/** JSON that arrives in parts: the elements of its first list of objects are parsed as they come, the rest at the end. */
class JsonParts {
  /** What has not been parsed yet, and how far it was looked through. */
  private text = '';
  private seen = 0;
  private depth = 0;
  /** What comes before the elements, and the name of their list. */
  private head = '';
  private name = '';
  private readonly items: unknown[] = [];
  private isEnded = false;

  constructor(private nextLength: number) {}

  /** The elements that have been parsed so far: the list itself, which grows. */
  get arrived(): readonly unknown[] {
    return this.items;
  }

  /** Whether it was enough to look through it. */
  add(text: string): boolean {
    this.text += text;
    if (this.isEnded || this.text.length < this.nextLength) return false;
    this.nextLength = partLength;
    this.look();
    return true;
  }

  /** The whole value; throws what `JSON.parse` throws. */
  end(): unknown {
    if (this.head === '') return this.text === '' ? null : JSON.parse(this.text);
    const rest: unknown = JSON.parse(this.head + withoutComma(this.text));
    const last: unknown = Reflect.get(Object(rest), this.name);
    return Object.assign(Object(rest), { [this.name]: this.items.concat(last) });
  }

  private look(): void {
    let elementEnd = 0;
    tokens.lastIndex = this.seen;
    this.seen = this.text.length;
    for (let token = tokens.exec(this.text); token !== null; token = tokens.exec(this.text)) {
      const [found] = token;
      if (found === '"') {
        this.seen = token.index;
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

  /** Enters the list that begins here, if its elements are objects. */
  private begin(index: number): void {
    const name = /"([^"\\]+)"\s*:\s*$/.exec(this.text.slice(Math.max(0, index - 200), index))?.[1];
    if (name === undefined || this.text[index + 1] !== '{') return;
    this.name = name;
    this.head = this.text.slice(0, index + 1);
    this.text = this.text.slice(index + 1);
    this.seen = this.text.length;
    tokens.lastIndex = 0;
  }

  private take(end: number): void {
    try {
      for (const item of JSON.parse(`[${withoutComma(this.text.slice(0, end))}]`)) this.items.push(item);
      this.text = this.text.slice(end);
      this.seen = Math.max(0, this.seen - end);
    } catch {
      // Parsed again with the rest, to tell what is wrong with it.
      this.isEnded = true;
    }
  }
}

const withoutComma = (text: string) => text.replace(/^\s*,/, '');

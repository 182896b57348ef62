/** A text of this length takes a few milliseconds to parse. */
const partLength = 256 * 1024;
/** After this long, what people type comes first. */
const turnMs = 12;

/**
 * Reads a JSON response as it arrives. Its longest list, when it is directly in the answer's object, is parsed in parts,
 * so that the page keeps answering; the function that is returned gives the whole value, or throws what `JSON.parse`
 * does. An empty response is null.
 */
export async function readInParts({ body }: Response): Promise<() => unknown> {
  if (body === null) return () => null;
  const parts = new JsonParts();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let turn = performance.now();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const isLong = parts.add(decoder.decode(value, { stream: true }));
    if (!isLong || performance.now() - turn < turnMs) continue;
    await letOthersWork();
    turn = performance.now();
  }
  parts.add(decoder.decode());
  return () => parts.end();
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

  /** Whether it was enough to look through it. */
  add(text: string): boolean {
    this.text += text;
    if (this.isEnded || this.text.length < partLength) return false;
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

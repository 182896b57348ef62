/** A part of a parsed message: text, the number that a plural is about, an argument, or a tag with what it encloses. */
export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'count' }
  | { kind: 'value' | 'number'; name: string }
  | { kind: 'plural' | 'select'; name: string; cases: ReadonlyMap<string, readonly MessagePart[]> }
  | { kind: 'tag'; name: string; parts: readonly MessagePart[] };

/** A language, and the region by which it writes numbers; without one, as this machine does. Both as in BCP 47: de, de-CH. */
export interface Locale {
  readonly language: string;
  readonly region?: string | undefined;
}

/** The values of a message by name; that of a tag is what wraps the parts it encloses. */
export interface FormatValues<Value> {
  readonly values: Readonly<Record<string, Value | number>>;
  readonly tags?: Readonly<Record<string, (enclosed: (Value | string)[]) => Value>>;
}

/**
 * The parts of an ICU message in a language: its text, and the values as they are, except that `#` and
 * `{n, number}` are written as numbers are in its region. Knows `{name}`, `{n, number}`, `plural` with `=0` and the
 * language's categories, `select`, and tags as in `<b>{name}</b>`. An apostrophe is itself; before a brace it is written
 * twice, as ICU asks. A text that is no message throws.
 */
export function formatMessage<Value>(
  text: string,
  { values, tags = {} }: FormatValues<Value>,
  { language, region }: Locale,
): (Value | string)[] {
  // Portugal counts nothing otherwise than Brazil.
  const pluralsOf = region?.startsWith(`${language}-`) === true ? region : language;
  const fill = (parts: readonly MessagePart[], count: number): (Value | string)[] =>
    parts.flatMap((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'count') return numberIn(region, count);
      if (part.kind === 'tag') {
        const enclosed = fill(part.parts, count);
        return tags[part.name]?.(enclosed) ?? enclosed;
      }
      const value = values[part.name];
      if (value === undefined) throw new Error(`'${text}' has no value for ${part.name}.`);
      if (!('cases' in part)) {
        if (part.kind === 'number') return numberIn(region, Number(value));
        if (typeof value === 'number') return String(value);
        return typeof value === 'string' && isRightToLeft(language) ? setApart(value) : value;
      }
      const { cases } = part;
      if (part.kind === 'select') return fill(cases.get(String(value)) ?? cases.get('other') ?? [], count);
      const chosen = cases.get(`=${Number(value)}`) ?? cases.get(categoryIn(pluralsOf, Number(value)));
      return fill(chosen ?? cases.get('other') ?? [], Number(value));
    });
  return fill(partsOf(text), 0);
}

const parsed = new Map<string, readonly MessagePart[]>();

function partsOf(text: string): readonly MessagePart[] {
  const parts = parsed.get(text) ?? parseMessage(text);
  parsed.set(text, parts);
  return parts;
}

/** The parts of an ICU message; a text that is none throws an error. */
export function parseMessage(text: string): readonly MessagePart[] {
  let position = 0;
  /** What a pattern matches at the position, which moves behind it; '' if nothing. */
  const take = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const [found = ''] = pattern.exec(text) ?? [];
    position += found.length;
    return found;
  };
  const expect = (pattern: RegExp) => {
    const found = take(pattern);
    if (found === '') throw new Error(`'${text}' is not a message at character ${position + 1}.`);
    return found;
  };
  const parseParts = (plain: RegExp): MessagePart[] => {
    const parts: MessagePart[] = [];
    for (;;) {
      const found = take(plain);
      const tag = take(/<[a-z]+>/y);
      if (found !== '') parts.push({ kind: 'text', text: found.replaceAll("''", "'") });
      if (tag !== '') parts.push(parseTag(tag, plain));
      else if (take(/#/y)) parts.push({ kind: 'count' });
      else if (take(/\{\s*/y)) parts.push(parseArgument(plain));
      else if (found === '') return parts;
    }
  };
  const parseTag = (tag: string, plain: RegExp): MessagePart => {
    const parts = parseParts(plain);
    if (expect(/<\/[a-z]+>/y).replace('/', '') !== tag) throw new Error(`'${text}' does not close ${tag}.`);
    return { kind: 'tag', name: tag.slice(1, -1), parts };
  };
  const parseArgument = (plain: RegExp): MessagePart => {
    const name = expect(/\w+/y);
    const kind = take(/\s*,\s*/y) ? expect(/number|plural|select/y) : 'value';
    if (kind !== 'plural' && kind !== 'select') {
      expect(/\s*\}/y);
      return { kind: kind === 'number' ? kind : 'value', name };
    }
    expect(/\s*,\s*/y);
    const cases = new Map<string, readonly MessagePart[]>();
    while (!take(/\}/y)) {
      const key = expect(/=\d+|\w+/y);
      expect(/\s*\{/y);
      cases.set(key, parseParts(kind === 'plural' ? plainInPlural : plain));
      expect(/\}\s*/y);
    }
    return { kind, name, cases };
  };
  const parts = parseParts(plainText);
  if (position < text.length) throw new Error(`'${text}' is not a message at character ${position + 1}.`);
  return parts;
}

/** Up to the next argument or tag. */
const plainText = /(?:[^{}<]|<(?![/a-z]))+/y;
/** And up to the number. */
const plainInPlural = /(?:[^{}<#]|<(?![/a-z]))+/y;

/** Whether a language is written from right to left. */
const isRightToLeft = (language: string) => language === 'ar';

const fromLeft = /[\p{Script=Latn}\p{Script=Grek}\p{Script=Cyrl}]/u;

/** A name written from left to right turns around what stands beside it in a sentence from right to left. */
const setApart = (value: string) =>
  fromLeft.test(value) && !value.startsWith('\u2068') ? `\u2068${value}\u2069` : value;

const numbers = new Map<string | undefined, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** A number as a region writes it: 1,200. */
function numberIn(region: string | undefined, value: number): string {
  const format = numbers.get(region) ?? new Intl.NumberFormat(region);
  numbers.set(region, format);
  return format.format(value);
}

function categoryIn(language: string, value: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(value);
}

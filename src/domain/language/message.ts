/** What stands in the place of an argument: several are joined as a list, messages are worded in the same language. */
export type MessageValue = string | number | Message | Listed | readonly MessageValue[];

/** Values of which one is meant, 'a, b or c', or each, 'a, b and c', or that are only named: 'a, b, c'. */
export type Listed =
  | { readonly anyOf: readonly MessageValue[] }
  | { readonly allOf: readonly MessageValue[] }
  | { readonly named: readonly MessageValue[] };

/**
 * A sentence for people, not yet worded: English text in ICU syntax, which is also its key in the translations, and the
 * values of its arguments. What shows it words it in the reader's language. `context` tells apart what English says
 * alike ('Open' of a status and of a button).
 */
export interface Message {
  readonly text: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
  readonly context?: string;
}

/** The names of a text's arguments: `'{n, plural, one {# order} other {# orders}} of {name}'` has 'n' and 'name'. */
export type ArgumentsOf<Text extends string> = InText<Text, never>;

type InText<Text extends string, Names> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? InCases<`${Rest}{${After}`, Names>
    : AtArgument<After, Names>
  : Text extends `${string}}${infer Rest}`
    ? InCases<Rest, Names>
    : Names;

type AtArgument<Text extends string, Names> = Text extends `${infer Argument}}${infer Rest}`
  ? Argument extends `${string}{${string}`
    ? Text extends `${infer Name},${string},${infer Cases}`
      ? InCases<Cases, Names | Name>
      : never
    : InText<Rest, Names | (Argument extends `${infer Name},${string}` ? Name : Argument)>
  : never;

type InCases<Text extends string, Names> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? InText<`${Rest}{${After}`, Names>
    : InText<After, Names>
  : Text extends `${string}}${infer Rest}`
    ? InText<Rest, Names>
    : Names;

/** The values that a text needs, after it in a list of parameters: none, or one object with each of its arguments. */
export type ValuesOf<Text extends string, Value = MessageValue> = string extends Text
  ? [never]
  : [ArgumentsOf<Text>] extends [never]
    ? []
    : [values: Readonly<Record<ArgumentsOf<Text>, Value>>];

/** A message that is worded where it is shown. */
export function message<const Text extends string>(text: Text, ...[values]: ValuesOf<Text>): Message {
  return values === undefined ? { text } : { text, values };
}

/** A message whose English has another meaning elsewhere; the context says which this is, to translators only. */
export function messageIn<const Text extends string>(
  context: string,
  text: Text,
  ...values: ValuesOf<Text>
): Message {
  return { ...message(text, ...values), context };
}

/** Whether a value is several values. */
export const isList = (value: Message | Listed | readonly MessageValue[]): value is readonly MessageValue[] =>
  Array.isArray(value);

/** A message with its values changed, and those of the messages among them. */
export function withValues(
  one: Message,
  change: (value: string | number, name: string) => string | number,
): Message {
  const changed = (value: MessageValue, name: string): MessageValue => {
    if (typeof value !== 'object') return change(value, name);
    const each = (values: readonly MessageValue[]) => values.map((item) => changed(item, name));
    if (isList(value)) return each(value);
    if ('text' in value) return withValues(value, change);
    if ('named' in value) return { named: each(value.named) };
    return 'anyOf' in value ? { anyOf: each(value.anyOf) } : { allOf: each(value.allOf) };
  };
  const values = Object.entries(one.values ?? {}).map(([name, value]) => [name, changed(value, name)]);
  return values.length === 0 ? one : { ...one, values: Object.fromEntries(values) };
}

/** The key of a message in the translations. */
export const keyOf = ({ text, context }: Message): string =>
  context === undefined ? text : `${context}|${text}`;

import type { Message } from '../domain/language/message';
import { inEnglish } from '../domain/language/wording';

/** JSON whose messages became texts. */
export type Worded<Value> = Value extends Message
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Worded<Value[Key]> }
    : Value;

/** A value with its messages in English; all of it has to be JSON. */
export const worded = <Value>(value: Value): Worded<Value> =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (isMessage(one) ? inEnglish(one) : one)));

const isMessage = (one: unknown): one is Message =>
  typeof one === 'object' &&
  one !== null &&
  'text' in one &&
  typeof one.text === 'string' &&
  Object.keys(one).every((key) => ['text', 'values', 'context'].includes(key));

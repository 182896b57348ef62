import { Fragment, type ReactNode } from 'react';
import { formatMessage } from '../domain/language/formatMessage';
import type { ArgumentsOf } from '../domain/language/message';
import { useLanguage } from './useT';

interface Props<Text extends string> {
  text: Text;
  values?: Readonly<Record<ArgumentsOf<Text>, ReactNode>>;
  /** What a tag of the text renders, given what it encloses. */
  tags?: Readonly<Record<string, (enclosed: ReactNode) => ReactNode>>;
}

/** A sentence with elements in it: `<Sentence text="<b>{name}</b> signed in" values={{ name }} tags={{ b }} />`. */
export function Sentence<const Text extends string>({ text, values, tags = {} }: Props<Text>) {
  const { locale, words } = useLanguage();
  const wrapped = Object.entries(tags).map(([name, wrap]) => [
    name,
    (enclosed: ReactNode[]) => wrap(numbered(enclosed)),
  ]);
  const given = { values: values ?? {}, tags: Object.fromEntries(wrapped) };
  return numbered(formatMessage<ReactNode>(words.get(text) ?? text, given, locale));
}

const numbered = (parts: readonly ReactNode[]) =>
  parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);

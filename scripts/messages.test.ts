import { IntlMessageFormat } from 'intl-messageformat';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { formatMessage } from '../src/domain/language/formatMessage';
import { readMessages } from './messages';

const root = path.resolve(__dirname, '..');
const isOfPage = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/test\//.test(file);
const files = execFileSync('git', ['ls-files', 'src', 'server'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isOfPage)
  .map((file) => readMessages(path.join(root, file)));

it('finds the messages of a file and the texts that no translation can reach', () => {
  const code = `
    const title = message('Orders');
    const open = messageIn('status', 'Open');
    export const Page = () => (
      <Page label="Orders" className="Wide table" title={t('{n} orders', { n })}>
        <Sentence text="<b>{name}</b> signed in" />
        {language.get().t('Saved')} or not &nbsp; <i>&nbsp;</i> 5 {data.get('Name')}
      </Page>
    );`;
  const { messages, untranslated } = readMessages('Page.tsx', code);
  expect(messages.map(({ text, context, line }) => [line, text, context])).toEqual([
    [2, 'Orders', undefined],
    [3, 'Open', 'status'],
    [5, '{n} orders', undefined],
    [6, '<b>{name}</b> signed in', undefined],
    [7, 'Saved', undefined],
  ]);
  expect(untranslated.map(({ text }) => text)).toEqual(['label="Orders"', 'or not &nbsp;']);
});

/** What is the same in every language: formats, and examples of what people type. */
const alike = ['Excel', 'PDF', 'placeholder="WJM123000M 4"', 'placeholder="English"', 'placeholder="WS"'];

it('finds no text on the page that no translation can reach', () => {
  const found = files.flatMap(({ untranslated }) => untranslated);
  expect(found.filter(({ text }) => !alike.includes(text))).toEqual([]);
});

it('finds only messages that are worded as FormatJS words them', () => {
  const messages = files.flatMap(({ messages: ofFile }) => ofFile);
  expect(messages.length).toBeGreaterThan(1000);
  for (const { text } of messages) {
    const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, 1234]));
    const tags = Object.fromEntries(
      [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (parts: unknown[]) => parts.join('')]),
    );
    const expected = new IntlMessageFormat(text, 'en').format({ ...values, ...tags });
    expect(formatMessage(text, { values, tags }, { language: 'en', region: 'en' }).join('')).toBe(
      String(expected),
    );
  }
});

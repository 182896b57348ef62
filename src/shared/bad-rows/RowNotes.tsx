import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { noteLine, type RowNote } from '../../domain/spreadsheet/rowErrors';
import { useT } from '../../languages/useT';
import { type Message, message, messageIn } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';

/** The maximum number of listed notes. */
const maxListed = 200;

/** The title of the list once the server is done. */
export const afterUpload = message('The upload is done. Notes:');

interface TitleProps {
  title?: string | undefined;
}

/** The notes of an accepted file: rounded prices, hidden rows, ignored columns. */
export function RowNotes({ notes, title }: TitleProps & { notes: readonly RowNote[] }) {
  return <NoteLines lines={notes.map(noteLine)} title={title} />;
}

/** The same as text lines, as tasks store them; renders nothing if there are none. */
export function NoteLines({ lines, title }: TitleProps & { lines: readonly (string | Message)[] }) {
  const t = useT();
  if (lines.length === 0) return null;
  const more = lines.length - maxListed;
  const list = (
    <LineList label={t(messageIn('rows of a file', 'Notes'))} lines={lines.slice(0, maxListed)}>
      {more > 0 && <li>{t('and {more, plural, one {# more thing} other {# more things}}', { more })}</li>}
    </LineList>
  );
  return (
    <Alert type="info" showIcon={title !== undefined} title={title ?? list} description={title && list} />
  );
}

interface ListProps {
  label: string;
  lines: readonly (string | Message)[];
  children?: ReactNode;
}

/** Lines in a list that scrolls. */
export function LineList({ label, lines, children }: ListProps) {
  const t = useT();
  return (
    <ul style={listStyle} tabIndex={0} aria-label={label}>
      {lines.map((line, index) => (
        <li key={index}>{inWords(t, line)}</li>
      ))}
      {children}
    </ul>
  );
}

const listStyle = {
  maxHeight: 176,
  margin: 0,
  paddingInlineStart: 16,
  overflow: 'auto',
  overflowWrap: 'anywhere',
} as const;

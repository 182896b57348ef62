import { Alert } from 'antd';
import { formatRowNote, type RowNote } from '../../domain/spreadsheet/rowErrors';
import { counted } from '../../lib/numbers';

/** How many notes are listed: nobody reads more. */
const mostListed = 200;

/** What to know about the rows of a file that is taken: rounded prices, hidden rows, columns that are left out. */
export function RowNotes({ notes, title }: { notes: readonly RowNote[]; title?: string }) {
  const more = notes.length - mostListed;
  const list = (
    <ul style={listStyle} tabIndex={0} aria-label="What to know about the file">
      {notes.slice(0, mostListed).map((note, index) => (
        <li key={index}>{formatRowNote(note)}</li>
      ))}
      {more > 0 && <li>and {counted(more, 'more thing')}</li>}
    </ul>
  );
  return title === undefined ? (
    <Alert type="info" title={list} />
  ) : (
    <Alert type="info" showIcon title={title} description={list} />
  );
}

const listStyle = {
  maxHeight: 176,
  margin: 0,
  paddingInlineStart: 16,
  overflow: 'auto',
  overflowWrap: 'anywhere',
} as const;

import type { Message } from '../../src/domain/language/message';
import { inWords, type Translate } from '../../src/domain/language/wording';
import { formatRowNote, type RowError } from '../../src/domain/spreadsheet/rowErrors';

/** A line of a task: a bad row or a note of its file, a message, or words, as all lines of earlier releases are. */
export type TaskLine = string | Message | RowError;

/** A task's line in words; those of a file as 'Row N, column X: message' (contract.md 'Files people upload'). */
export function wordLine(t: Translate, line: TaskLine): string {
  if (typeof line === 'string') return line;
  return 'row' in line ? formatRowNote({ ...line, message: inWords(t, line.message) }) : t(line);
}

const messageMark = '{"text":';

/** The text as which it is stored why a task has failed, or has not done one of many things. */
export const storedReason = (reason: string | Message): string =>
  typeof reason === 'string' ? reason : JSON.stringify(reason);

/** What `storedReason` has made a text of; other texts are words, as those of earlier releases. */
export function readReason(stored: string): string | Message {
  if (!stored.startsWith(messageMark)) return stored;
  const reason: Message = JSON.parse(stored);
  return reason;
}

/** A stored reason in words. */
export const wordReason = (t: Translate, stored: string | null): string | null =>
  stored === null ? null : inWords(t, readReason(stored));

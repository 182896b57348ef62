import type { Edits } from './edits';

export interface JournalRecord {
  /** When it was written, in milliseconds. */
  readonly at: number;
  readonly edits: Edits;
}

/** Whether something read from the browser's storage is a record of ours: an older version may have written it. */
export function isJournalRecord(value: unknown): value is JournalRecord {
  if (!isObject(value) || !('at' in value) || !('edits' in value) || !isObject(value.edits)) return false;
  const { edits } = value;
  return (
    typeof value.at === 'number' &&
    'quantities' in edits &&
    isRecordOf(edits.quantities, (edit) => isEdit(edit, isNumber)) &&
    'wanted' in edits &&
    isRecordOf(edits.wanted, (edit) => isEdit(edit, isBoolean) && 'isImplied' in edit) &&
    'serviceDate' in edits &&
    (edits.serviceDate === null || isEdit(edits.serviceDate, isNumberOrNull))
  );
}

function isEdit(edit: unknown, isValue: (value: unknown) => boolean): edit is object {
  return (
    isObject(edit) &&
    'value' in edit &&
    isValue(edit.value) &&
    'base' in edit &&
    isValue(edit.base) &&
    'sent' in edit &&
    isListOf(edit.sent, isValue) &&
    (!('rivals' in edit) || edit.rivals === undefined || isListOf(edit.rivals, isValue)) &&
    'seq' in edit &&
    isNumber(edit.seq)
  );
}

function isRecordOf(value: unknown, isOne: (value: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(isOne);
}

function isListOf(value: unknown, isOne: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNumberOrNull = (value: unknown) => value === null || isNumber(value);

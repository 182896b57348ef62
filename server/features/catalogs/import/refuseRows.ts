import { badRowsSentence, byRow, type RowError } from '../../../../src/domain/spreadsheet/rowErrors';
import { mostErrors } from '../../../http/faults';
import { Refusal } from '../../../http/problems';

/** The refusal of a file for its bad rows. */
export class RowsRefusal extends Refusal {
  constructor(
    sentence: string,
    readonly rows: RowError[],
  ) {
    super(sentence, { errors: rows });
  }
}

/** Refuses a file for its bad rows, if it has any: how many they are in a sentence, and every fault by row. */
export function refuseRows(errors: readonly RowError[]): void {
  if (errors.length === 0) return;
  throw new RowsRefusal(badRowsSentence(errors), byRow(errors).slice(0, mostErrors));
}

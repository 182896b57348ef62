import type { RowError } from '../../../../src/domain/catalog-file/formatRowError';
import { mostErrors } from '../../../plugins/mostErrors';
import { Refusal } from '../../../plugins/problems';

/** The refusal of a file for its bad rows. */
export class RowsRefusal extends Refusal {
  constructor(
    sentence: string,
    readonly rows: RowError[],
  ) {
    super(sentence, { errors: rows });
  }
}

/** Refuses a file for its bad rows: how many they are in a sentence, and every fault. */
export function refuseRows(errors: readonly RowError[]): RowsRefusal {
  const count = new Set(errors.map(({ row }) => row)).size;
  const rows = count === 1 ? '1 bad row' : `${count} bad rows`;
  return new RowsRefusal(`The file has ${rows}, nothing was changed.`, errors.slice(0, mostErrors));
}

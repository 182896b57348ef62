import { useMemo } from 'react';
import type { Garment } from '../../../api';
import type { RefusedCell } from '../../../domain/order-form/filledCells';
import { type FormChange, formChanges } from '../../../domain/order-form/formChanges';
import { matchCodes } from '../../../domain/order-form/matchCodes';
import type { FilledFile } from '../../../domain/order-form/readFilled';
import type { GroupedLines } from '../../../domain/orders/lines';
import { useAppSelector } from '../../../lib/redux';
import { cellOf, garmentOf, type Grid, gridOf } from '../grid/Grid';
import { quantityIn } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { selectSheet } from '../state/lineSheetSlice';

/** By the key of each conflict: true to take the file's quantity, false for the order's. */
export type Choices = ReadonlyMap<string, boolean>;

/** Contains both values, so that a choice is dropped when either of them changes. */
export const keyOf = ({ sku, from, to }: FormChange): string => `${sku}/${from}/${to}`;

/** A change with the names of its garment, color and size. */
export interface FillRow extends FormChange {
  readonly garment: string;
  readonly color: string;
  readonly size: string;
  /** The choice for a conflict; undefined until it is made. */
  readonly isFile: boolean | undefined;
}

/** The effect of applying a file to the current sheet. */
interface Fill {
  readonly rows: readonly FillRow[];
  readonly refused: readonly RefusedCell[];
  /** One step to undo. */
  readonly entries: readonly QuantityEdit[];
  /** The number of unresolved conflicts. */
  readonly open: number;
  /** The order has a newer version than the file was made from. */
  readonly isOlder: boolean;
}

const noLines: GroupedLines = {};
const nothing: Fill = { rows: [], refused: [], entries: [], open: 0, isOlder: false };

/** Compares a file with the open sheet, including unsaved edits, and again on every change. */
export function useFormFill(garments: readonly Garment[], file: FilledFile | null, choices: Choices): Fill {
  const lines = useAppSelector((state) => selectSheet(state)?.lines ?? noLines);
  const version = useAppSelector((state) => selectSheet(state)?.base.version ?? 0);
  const filled = useMemo(() => file && bySku(file, garments), [file, garments]);

  return useMemo(() => {
    if (filled === null) return nothing;
    const grid = gridOf(garments, lines);
    const { changes, refused } = formChanges(filled.cells, (sku) => {
      const garment = garmentOf(grid, sku);
      const found = garment?.skus.find((one) => one.sku === sku);
      return (
        garment &&
        found && { quantity: quantityIn(lines, sku), with_stocks: garment.with_stocks, stock: found.stock }
      );
    });
    const rows = changes.map((change) => toRow(change, choices.get(keyOf(change)), grid));
    const taken = rows.filter(({ isConflict, isFile }) => !isConflict || isFile);
    return {
      rows,
      refused: [...filled.refused, ...refused],
      entries: taken.map(({ sku, from, to }) => ({ sku, quantity: to === 0 ? null : to, seen: from })),
      open: rows.filter(({ isConflict, isFile }) => isConflict && isFile === undefined).length,
      isOlder: filled.origin !== null && filled.origin.version < version,
    };
  }, [filled, garments, lines, version, choices]);
}

/** A list may name skus by their EANs. */
function bySku(file: FilledFile, garments: readonly Garment[]): FilledFile {
  if (file.origin !== null) return file;
  return {
    origin: null,
    ...matchCodes(
      file,
      garments.flatMap(({ skus }) => skus),
    ),
  };
}

function toRow(change: FormChange, isFile: boolean | undefined, grid: Grid): FillRow {
  const cell = cellOf(grid, change.sku);
  const row = cell && grid.rows[cell.row];
  if (!row) return { ...change, garment: change.sku, color: '', size: '', isFile };
  const { name, number, colors, sizes } = row.garment;
  return {
    ...change,
    garment: `${name} ${number}`,
    color: colors[row.color]?.name ?? '',
    size: sizes[cell.column] ?? '',
    isFile,
  };
}

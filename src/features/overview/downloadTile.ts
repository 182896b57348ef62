import type { OverviewRow } from '../../api';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { figuresOf, rowText, type TileGround, type TileSpec } from './tiles';

/** Saves a tile's table as an .xlsx file; its figures are numbers. */
export async function downloadTile(
  spec: TileSpec,
  rows: readonly OverviewRow[],
  ground: TileGround,
): Promise<void> {
  const figures = figuresOf(spec, ground, rows);
  const name = `${ground.season} ${spec.title} ${rows[0]?.currency ?? ''}`.trim().replaceAll(' ', '_');
  await downloadSpreadsheet(`${name}.xlsx`, [
    // Its numbers do not tell their currency.
    [
      spec.what,
      ...figures.map(({ key, title }) => (key.includes('amount') ? `${title} (${ground.currency})` : title)),
    ],
    ...rows.map((row) => [
      spec.tile === 'days' ? row.label : rowText(spec, row),
      ...figures.map(({ value }) => value(row)),
    ]),
  ]);
}

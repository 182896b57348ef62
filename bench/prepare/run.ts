import { read, utils, write } from 'xlsx';
import { ImportSession } from '../../src/shared/prepare-file/ImportSession';
import { linesOf, printReport } from '../tools/report';

const rows = 20_000;
const rounds = Number(process.env.ROUNDS ?? 5);

const header = [
  'Artikelnummer',
  'Bezeichnung',
  'Farbe',
  'Größe',
  'EK',
  'UVP',
  'Währung',
  'Bestand',
  'Material',
];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const colors = ['Navy', 'Schwarz', 'Bordeaux', 'Sand'];

/** A brand's own list as its program writes it: long codes, colors by name, European numbers. */
const table = Array.from({ length: rows }, (_, row) => {
  const style = Math.floor(row / 20);
  const price = 40 + (style % 60);
  return [
    `COAT-2027-${style}`,
    `Mantel ${style}`,
    colors[Math.floor(row / 5) % 4] ?? '',
    sizes[row % 5] ?? '',
    `1.0${price},50 €`,
    `2.1${price},00 €`,
    'EUR',
    `${row % 90}`,
    '80% Wolle, 20% Polyamid',
  ];
});

const csv = new TextEncoder().encode([header, ...table].map((cells) => cells.join(';')).join('\r\n'));
const book = utils.book_new(utils.aoa_to_sheet([header, ...table]), 'Sheet1');
const xlsx = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Reading and matching, then making and checking, in ms. */
function ours(bytes: Uint8Array) {
  const work = new ImportSession();
  let plan = work.match({ kind: 'catalog', sheet: 0, headerIndex: 0, shape: null }).plan;
  const matched = timed(() => {
    const { sheet } = work.open(bytes, {});
    const { headerIndex } = work.look(sheet);
    plan = work.match({ kind: 'catalog', sheet, headerIndex, shape: null }).plan;
  });
  const made = timed(() => {
    const { errors, total } = work.make('catalog', plan);
    if (errors.length > 0 || total !== rows) throw new Error('The file was not made as it should be.');
  });
  return { matched, made };
}

/** SheetJS alone reads the same file into rows. */
function floor(bytes: Uint8Array) {
  const matched = timed(() => {
    const { Sheets, SheetNames } = read(bytes, { type: 'array', dense: true });
    utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
  });
  return { matched, made: matched };
}

for (const [what, bytes] of Object.entries({ csv, xlsx })) {
  const found = { ours: [ours(bytes)], floor: [floor(bytes)] };
  for (let round = 1; round < rounds; round += 1) {
    found.ours.push(ours(bytes));
    found.floor.push(floor(bytes));
  }
  const line = linesOf(found);
  printReport(`${rows} rows of .${what} prepared, beside SheetJS reading the same file`, [
    line('reading and matching', ({ matched }) => matched, { bar: what === 'csv' ? 1.5 : 2 }),
    line('making and checking', ({ made }) => made, { bar: 2 }),
  ]);
}

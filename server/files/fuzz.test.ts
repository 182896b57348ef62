import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CFB } from 'xlsx';
import { buildRawWorkbook, buildWorkbook, packZip } from '../test/buildSpreadsheet';
import { usually } from '../test/usually';
import { listZip } from './zip';
import { readSpreadsheet } from './readSpreadsheet';
import { Problem, Refusal } from '../core/problems';

const fixture = (name: string) => readFileSync(path.join(__dirname, '../../e2e/fixtures', name));

/** Expects a file to be read or refused in one sentence, and nothing else to happen. */
async function survives(bytes: Buffer): Promise<void> {
  try {
    const { header, rows } = await readSpreadsheet(bytes);
    expect(header.every((title) => typeof title === 'string')).toBe(true);
    for (const { row, cells } of rows) {
      expect(row).toBeGreaterThan(1);
      expect(cells).toHaveLength(header.length);
    }
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Problem)) throw error;
    expect(error.message).toMatch(/^The file [^.]*(\.xls[xb]?[^.]*)*\.$/);
  }
}

// The reader logs errors about unknown content.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Seeded, so that every run uses the same files. */
const always = { seed: 20_261, numRuns: usually(40, 2000) };

/** Changes to the bytes: some are removed, repeated, replaced or inserted. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.integer({ min: 0, max: 64 }),
  kind: fc.constantFrom('cut', 'repeat', 'replace', 'insert', 'end'),
  bytes: fc.uint8Array({ maxLength: 12 }),
  words: fc.constantFrom(
    ' r="XFD1048576"',
    ' t="s"><v>99999999</v>',
    '<v>1e999</v>',
    '<mergeCell ref="A1:XFD1048576"/>',
    '&#x110000;',
    '&amp;amp;#0;',
    '<f t="shared" si="0">A1</f>',
    '<c r="B2"><f>1+1</f><v></v></c>',
    ' hidden="1"',
    ' s="1" t="z"',
    '</sheetData>',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
    '<![CDATA[',
    '\0',
  ),
  isText: fc.boolean(),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function apply(bytes: Buffer, { at, size, kind, bytes: random, words, isText }: Change): Buffer {
  const start = Math.floor(at * bytes.length);
  const put = isText ? Buffer.from(words) : Buffer.from(random);
  const [head, tail] = [bytes.subarray(0, start), bytes.subarray(start)];
  const parts = {
    cut: [head, tail.subarray(size)],
    repeat: [head, tail.subarray(0, size), tail],
    replace: [head, put, tail.subarray(put.length)],
    insert: [head, put, tail],
    end: [head],
  };
  return Buffer.concat(parts[kind]);
}

const changes = fc.array(change, { minLength: 1, maxLength: 3 });
const applyAll = (bytes: Buffer, all: readonly Change[]) => all.reduce(apply, bytes);

describe.each(['catalog-libreoffice.xlsx', 'catalog-formulas.xlsx'])('%s', (name) => {
  const sound = fixture(name);
  const parts: { name: string; content: Buffer }[] = [];
  beforeAll(async () => {
    for (const { name: part, unpack } of await listZip(sound))
      parts.push({ name: part, content: await unpack() });
  });

  it('survives changes of its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(changes, (all) => survives(applyAll(sound, all))),
      always,
    );
  });

  it('survives changes of its parts in a valid zip', async () => {
    const index = fc.nat(parts.length - 1);
    await fc.assert(
      fc.asyncProperty(index, changes, async (changed, all) => {
        await survives(
          packZip(
            parts.map(({ name: part, content }, position) => ({
              name: part,
              content: position === changed ? applyAll(content, all) : content,
            })),
          ),
        );
      }),
      always,
    );
  });

  it('survives parts that are missing or duplicated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(parts), fc.subarray(parts), (some, more) =>
        survives(packZip([...some, ...more])),
      ),
      always,
    );
  });
});

describe.each(['catalog-libreoffice.xls', 'catalog-formulas.xls', 'catalog-password.xls'])('%s', (name) => {
  const sound = fixture(name);

  it('survives changes of its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(changes, (all) => survives(applyAll(sound, all))),
      always,
    );
  });

  it('survives changes of its records', async () => {
    const compound: { FileIndex: { name: string; content?: Uint8Array }[] } = CFB.read(sound, {
      type: 'buffer',
    });
    const workbook = compound.FileIndex.find((file) => /^(Workbook|Book)$/.test(file.name))?.content;
    const records = Buffer.from(workbook ?? []);
    expect(records.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const file: object = CFB.utils.cfb_new();
        CFB.utils.cfb_add(file, '/Workbook', applyAll(records, all));
        const written: Buffer = CFB.write(file, { type: 'buffer' });
        await survives(written);
      }),
      always,
    );
  });
});

describe('malicious files', () => {
  it.each<[string, () => Buffer]>([
    ['a million empty rows', () => buildRawWorkbook(`<sheetData>${'<row/>'.repeat(1_000_000)}</sheetData>`)],
    [
      'a million empty rows with numbers of their own',
      () =>
        buildRawWorkbook(
          `<sheetData>${Array.from({ length: 1_000_000 }, (_, row) => `<row r="${row + 1}"/>`).join('')}</sheetData>`,
        ),
    ],
    [
      'a cell in the last corner of a sheet',
      () => buildRawWorkbook('<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
    ],
    [
      'a sheet that says to be as large as can be',
      () =>
        buildRawWorkbook(
          '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
        ),
    ],
    [
      'merged cells as large as can be',
      () =>
        buildRawWorkbook(
          '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
        ),
    ],
    ['a text that begins as a zip does', () => Buffer.from('PK\x03\x04 generic,name,color')],
    ['a text that was renamed', () => Buffer.from('generic,name,color\nWJM123,Coat,000\n')],
    ['a workbook of empty sheets', () => buildWorkbook([])],
    ['a header alone', () => buildWorkbook([['generic', 'name']])],
  ])('%s', async (_what, build) => {
    await survives(build());
  });
});

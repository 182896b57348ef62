import { Zip, type ZipInputFile } from 'fflate';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { firstZipDate } from '../../../files/zip';
import { columnName, xmlText } from './cells';
import { drawingXml } from './drawing';
import { type PicturePosition, type Sheet, sheetXml } from './sheet';
import { relationsNamespace as office, spreadsheetNamespace, stylesXml } from './styles';
import { appXml, coreXml, rootRelations, type WorkbookAbout } from './properties';

const packages = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * The bytes of an .xlsx file with these sheets. A picture that several of them show is in the file once. Text is never a formula; formulas come with their values, so that a
 * reader that does not calculate shows the same numbers.
 */
export function writeWorkbook(named: readonly Sheet[], about: WorkbookAbout): Promise<Buffer> {
  const sheets = named.map((sheet) => ({ ...sheet, name: sheetName(sheet.name) }));
  const media = new Map<Uint8Array, string>();
  const shared = new Map<string, number>();
  const share = (text: string) => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    shared.set(text, shared.size);
    return shared.size - 1;
  };
  async function* files(): AsyncGenerator<WorkbookFile> {
    yield file('[Content_Types].xml', contentTypes(sheets));
    yield file('_rels/.rels', rootRelations);
    yield file('docProps/core.xml', coreXml(about));
    yield file('docProps/app.xml', appXml);
    yield file('xl/workbook.xml', workbookXml(sheets));
    yield file('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length));
    yield file('xl/styles.xml', stylesXml(about.texts.isRightToLeft));
    for (const [index, sheet] of sheets.entries()) {
      yield {
        name: `xl/worksheets/sheet${index + 1}.xml`,
        pieces: withProlog(sheetXml(sheet, share, about)),
      };
      if (sheet.pictures !== undefined) yield* drawingFiles(index + 1, sheet.pictures, media);
    }
    // By now the sheets have registered every shared string.
    yield { name: 'xl/sharedStrings.xml', pieces: withProlog(sharedXml(shared)) };
  }
  return packFiles(files());
}

/** A name that spreadsheet programs take for a sheet. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** The pictures over the nth sheet, with what connects them. */
async function* drawingFiles(
  n: number,
  pictures: NonNullable<Sheet['pictures']>,
  media: Map<Uint8Array, string>,
): AsyncGenerator<WorkbookFile> {
  const shown: PicturePosition[] = [];
  const targets: (readonly ['image', string])[] = [];
  for await (const { jpeg, ...position } of pictures) {
    const name = media.get(jpeg) ?? `picture${media.size + 1}.jpeg`;
    shown.push(position);
    targets.push(['image', `../media/${name}`]);
    if (!media.has(jpeg)) yield { name: `xl/media/${name}`, pieces: [jpeg] };
    media.set(jpeg, name);
  }
  yield { name: `xl/drawings/drawing${n}.xml`, pieces: withProlog(drawingXml(shown)) };
  yield file(`xl/drawings/_rels/drawing${n}.xml.rels`, relations(targets));
  const toDrawing = relations([['drawing', `../drawings/drawing${n}.xml`]]);
  yield file(`xl/worksheets/_rels/sheet${n}.xml.rels`, toDrawing);
}

const file = (name: string, xml: string): WorkbookFile => ({ name, pieces: [prolog, xml] });

function* withProlog(pieces: Iterable<string>): Generator<string> {
  yield prolog;
  yield* pieces;
}

function* sharedXml(shared: ReadonlyMap<string, number>): Generator<string> {
  yield `<sst xmlns="${spreadsheetNamespace}" uniqueCount="${shared.size}">`;
  let piece = '';
  for (const text of shared.keys()) {
    piece += `<si><t xml:space="preserve">${xmlText(text)}</t></si>`;
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</sst>`;
}

function contentTypes(sheets: readonly Sheet[]): string {
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${type}.${kind}+xml"/>`;
  const drawing = (n: number) =>
    `<Override PartName="/xl/drawings/drawing${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>`;
  return (
    `<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="jpeg" ContentType="image/jpeg"/>' +
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
    '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>' +
    part('workbook', 'sheet.main') +
    part('styles', 'styles') +
    part('sharedStrings', 'sharedStrings') +
    sheets.map((_, n) => part(`worksheets/sheet${n + 1}`, 'worksheet')).join('') +
    sheets.map(({ pictures }, n) => (pictures === undefined ? '' : drawing(n + 1))).join('') +
    '</Types>'
  );
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], n) => `<Relationship Id="rId${n + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
}

function workbookRelations(sheets: number): string {
  return relations([
    ...Array.from({ length: sheets }, (_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`] as const),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ]);
}

function workbookXml(sheets: readonly Sheet[]): string {
  const each = sheets.map(
    ({ name }, n) => `<sheet name="${xmlText(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  );
  const names = sheets.flatMap((sheet, n) => {
    const { name, frozenRows, filter, widths } = sheet;
    const nameXml = (what: string, range: string) =>
      `<definedName name="_xlnm.${what}" localSheetId="${n}"${what.startsWith('_') ? ' hidden="1"' : ''}>'${xmlText(name)}'!${range}</definedName>`;
    const area = `$A$${frozenRows}:$${columnName(widths.length - 1)}$${frozenRows}`;
    const printed = printedRange(sheet);
    return [
      ...(filter === true ? [nameXml('_FilterDatabase', area)] : []),
      ...(printed === null ? [] : [nameXml('Print_Area', printed)]),
      nameXml('Print_Titles', `$${frozenRows}:$${frozenRows}`),
    ];
  });
  const opened = sheets.findIndex(({ opensAt }) => opensAt !== undefined);
  const view = opened === -1 ? '<workbookView/>' : `<workbookView activeTab="${opened}"/>`;
  return (
    `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${office}"><bookViews>${view}</bookViews>` +
    `<sheets>${each.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`
  );
}

/**
 * The range that a sheet prints; null for all of it. One that prints nothing has a cell of the hidden column behind its
 * others: a workbook can't leave a sheet out otherwise, and without any range all of it would be printed.
 */
function printedRange({ printed, widths }: Sheet): string | null {
  if (printed === undefined) return null;
  if (printed === 'nothing') return `$${columnName(widths.length)}$1`;
  return `$A$1:$${columnName(widths.length - 1)}$${Math.max(1, printed.rows)}`;
}

/** A file in the workbook's zip; its text or bytes come in pieces. */
interface WorkbookFile {
  name: string;
  pieces: Iterable<string | Uint8Array>;
}

/** Zips files, deflating each as it is generated, so that only deflated bytes are in memory. */
async function packFiles(files: AsyncIterable<WorkbookFile>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for await (const file of files) await add(zip, file);
  zip.end();
  return Buffer.concat(chunks);
}

/** Node's zlib deflates in its own thread; fflate would block this one (docs/adr/0017). */
async function add(zip: Zip, { name, pieces }: WorkbookFile): Promise<void> {
  const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: 8, mtime: firstZipDate };
  zip.add(file);
  function* measured() {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
  }
  const deflated = Readable.from(measured(), { objectMode: false }).pipe(createDeflateRaw());
  for await (const chunk of deflated) file.ondata?.(null, chunk, false);
  file.ondata?.(null, new Uint8Array(), true);
}

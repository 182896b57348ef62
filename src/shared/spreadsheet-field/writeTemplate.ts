import { strToU8, zipSync } from 'fflate';
import { addressOf } from '../../domain/spreadsheet/cell';
import type { Template, TemplateColumn } from './templates';
import type { Translate } from '../../domain/language/wording';

// Writes the XML by hand: SheetJS's free edition supports neither bold titles nor frozen panes, and another library
// would be larger than this code.
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The positions of the cell formats in `styles`. */
const formats = { text: 1, title: 2, requiredTitle: 3, wrapped: 4 } as const;

/** Text is format 49 of every spreadsheet program. */
const styles = `<styleSheet xmlns="${main}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE7E9ED"/></patternFill></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFFFD591"/></patternFill></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf numFmtId="49" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/>
<xf numFmtId="49" fontId="1" fillId="3" applyNumberFormat="1" applyFont="1" applyFill="1"/>
<xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>
</styleSheet>`;

interface Cell {
  readonly text: string;
  readonly format: number;
}

/**
 * The bytes of a template as an .xlsx file: a sheet to fill in, all of whose cells are text, with a frozen header that
 * marks what is required and shows each column's rule when its title is selected; and a sheet with all rules.
 */
export function writeTemplate({ columns, examples, rules }: Template, t: Translate): Uint8Array {
  const titleFormat = ({ isRequired }: TemplateColumn) =>
    isRequired ? formats.requiredTitle : formats.title;
  const rows: Cell[][] = [
    columns.map((column) => ({ text: column.name, format: titleFormat(column) })),
    ...examples.map((cells) => cells.map((text) => ({ text, format: formats.text }))),
  ];
  return zipSync({
    '[Content_Types].xml': part(`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>
<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${types}.worksheet+xml"/></Types>`),
    '_rels/.rels': part(`<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`),
    'xl/workbook.xml': part(`<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
<sheet name="${escape(t('Fill in'))}" sheetId="1" r:id="rId1"/><sheet name="${escape(t('Rules'))}" sheetId="2" r:id="rId2"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': part(`<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/>
<Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`),
    'xl/styles.xml': part(styles),
    'xl/worksheets/sheet1.xml': sheetPart(
      rows,
      columns.map((_column, index) => widthOf(rows.map((cells) => cells[index]?.text ?? ''))),
      formats.text,
      prompts(columns, t),
    ),
    'xl/worksheets/sheet2.xml': sheetPart(rulesSheet(columns, rules, t), [22, 12, 90], formats.wrapped),
  });
}

const narrowest = 18;

/** The width of a column that shows all of these texts, in characters. */
const widthOf = (texts: readonly string[]) => Math.max(narrowest, ...texts.map((text) => text.length + 2));

function rulesSheet(columns: readonly TemplateColumn[], rules: Template['rules'], t: Translate): Cell[][] {
  const row = (format: number, ...texts: string[]) => texts.map((text) => ({ text, format }));
  return [
    row(formats.title, t('Column'), t('Required'), t('What goes in')),
    ...columns.map(({ name, isRequired, rule }) =>
      row(formats.wrapped, name, isRequired ? t('required') : '', ruleText(rule, t)),
    ),
    ...rules.map((rule) => row(formats.wrapped, t('The file'), '', t(rule))),
  ];
}

const ruleText = (rule: TemplateColumn['rule'], t: Translate) => rule.map((one) => t(one)).join(' ');

/** Each column's rule, shown when its title is selected. */
function prompts(columns: readonly TemplateColumn[], t: Translate): string {
  const each = columns.map(({ name, isRequired, rule }, index) => {
    // Spreadsheet programs show at most 255 characters.
    const text = `${isRequired ? `${t('Required.')} ` : ''}${ruleText(rule, t)}`.slice(0, 255);
    return `<dataValidation showInputMessage="1" sqref="${addressOf(0, index)}" promptTitle="${escape(name)}" prompt="${escape(text)}"/>`;
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}

function sheetPart(
  rows: readonly Cell[][],
  widths: readonly number[],
  format: number,
  rest = '',
): Uint8Array {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${format}" customWidth="1"/>`,
  );
  const data = rows.map((cells, row) => {
    const written = cells.map(
      ({ text, format: style }, column) =>
        `<c r="${addressOf(row, column)}" s="${style}"${text === '' ? '/>' : ` t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`}`,
    );
    return `<row r="${row + 1}"${heightOf(cells, widths)}>${written.join('')}</row>`;
  });
  return part(`<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.join('')}</cols><sheetData>${data.join('')}</sheetData>${rest}
<pageSetup orientation="landscape" fitToHeight="0"/></worksheet>`);
}

const lineHeight = 15;
/** Most letters are narrower than the digits that widths are counted in. */
const lettersPerDigit = 1.1;

/** The height of a row with a text that needs several lines; LibreOffice would draw them over the next row. */
function heightOf(cells: readonly Cell[], widths: readonly number[]): string {
  const lines = cells.map(({ text }, column) =>
    Math.ceil(text.length / (lettersPerDigit * (widths[column] ?? narrowest))),
  );
  const most = Math.max(1, ...lines);
  return most === 1 ? '' : ` ht="${most * lineHeight}" customHeight="1"`;
}

const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

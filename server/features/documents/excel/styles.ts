/** The ids of the number formats, by the names that styles use. */
const formats = { none: 0, integer: 1, count: 3, money: 4, date: 164 } as const;
const fonts: readonly { bold?: boolean; color?: string }[] = [
  {},
  { bold: true },
  { color: '566164' },
  { bold: true, color: 'FFFFFF' },
];
const fills = ['', '0F5B63', 'EDF0F0', 'FDF3DC'];
const line = (side: string, color: string) => `<${side} style="thin"><color rgb="FF${color}"/></${side}>`;
const borders = [
  '<left/><right/><top/><bottom/>',
  `<left/><right/><top/>${line('bottom', 'DFE4E4')}`,
  `<left/><right/>${line('top', '1B2426')}<bottom/>`,
  ['left', 'right', 'top', 'bottom'].map((side) => line(side, '9FB0B2')).join(''),
];

interface StyleDefinition {
  format?: keyof typeof formats;
  /** The index of a font, fill and border in the lists above. */
  font?: number;
  fill?: number;
  border?: number;
  align?: 'right' | 'left' | 'indent' | 'indentRight';
  /** Whether a text that is too long for its column wraps. */
  isWrapped?: boolean;
  /** A person may type into it although the sheet is protected. */
  isUnlocked?: boolean;
}

const definitions = {
  text: { border: 1 },
  wrapped: { border: 1, isWrapped: true },
  count: { format: 'count', border: 1 },
  money: { format: 'money', border: 1 },
  date: { format: 'date', border: 1 },
  unit: { border: 1, align: 'indent', isWrapped: true },
  wanted: { format: 'count', fill: 3, border: 1 },
  entry: { format: 'integer', border: 3, isUnlocked: true },
  entryWanted: { format: 'integer', fill: 3, border: 3, isUnlocked: true },
  notMade: { fill: 2, border: 1 },
  label: { font: 2 },
  // Otherwise one from right to left is cut at the left edge of its cell.
  fact: { font: 1, align: 'left' },
  factDate: { font: 1, format: 'date', align: 'left' },
  head: { font: 3, fill: 1 },
  headEnd: { font: 3, fill: 1, align: 'right' },
  headUnit: { font: 3, fill: 1, align: 'indent' },
  sizes: { font: 1, fill: 2 },
  sizesEnd: { font: 1, fill: 2, align: 'right' },
  sum: { font: 1, border: 2 },
  sumCount: { font: 1, border: 2, format: 'count' },
  sumMoney: { font: 1, border: 2, format: 'money' },
} as const satisfies Record<string, StyleDefinition>;

/** The name of a cell style. */
export type CellStyle = keyof typeof definitions;

const names = Object.keys(definitions);

const wrapping = new Set<string>(
  Object.entries<StyleDefinition>(definitions).flatMap(([name, { isWrapped = false }]) =>
    isWrapped ? [name] : [],
  ),
);

/** Whether a text of this style wraps. */
export const wraps = (style: CellStyle): boolean => wrapping.has(style);

/** The index by which a workbook's cells refer to a style; 0 is the plain one. */
export const styleNumber = (style: CellStyle): number => names.indexOf(style) + 1;

/** The XML namespace of what a part of a workbook refers to. */
export const relationsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The XML namespace of workbooks, their sheets, texts and styles. */
export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The XML of a workbook's styles. */
export function stylesXml(isRightToLeft: boolean): string {
  const fontXml = fonts.map(
    ({ bold = false, color = '1B2426' }) =>
      `<font>${bold ? '<b/>' : ''}<sz val="10"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`,
  );
  const fillXml = [
    // The file format reserves the first two fills.
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...fills
      .slice(1)
      .map(
        (rgb) =>
          `<fill><patternFill patternType="solid"><fgColor rgb="FF${rgb}"/><bgColor indexed="64"/></patternFill></fill>`,
      ),
  ];
  const borderXml = borders.map((edges) => `<border>${edges}<diagonal/></border>`);
  const cellXml = Object.values<StyleDefinition>(definitions).map((one) =>
    xfOf(isRightToLeft ? fromRight(one) : one),
  );
  const list = (name: string, items: readonly string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`;
  return (
    `<styleSheet xmlns="${spreadsheetNamespace}">` +
    list('numFmts', [`<numFmt numFmtId="${formats.date}" formatCode="yyyy\\-mm\\-dd"/>`]) +
    list('fonts', fontXml) +
    list('fills', fillXml) +
    list('borders', borderXml) +
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
    list('cellXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>', ...cellXml]) +
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
    '</styleSheet>'
  );
}

/** A style in a sheet from right to left, where programs do not turn around the sides that styles name. */
function fromRight(definition: StyleDefinition): StyleDefinition {
  const { format = 'none', align = format === 'none' ? 'left' : 'right' } = definition;
  const turned = { left: 'right', right: 'left', indent: 'indentRight', indentRight: 'indent' } as const;
  return { ...definition, align: turned[align] };
}

function xfOf(definition: StyleDefinition): string {
  const {
    format = 'none',
    font = 0,
    fill = 0,
    border = 0,
    align,
    isWrapped = false,
    isUnlocked = false,
  } = definition;
  const fillId = fill === 0 ? 0 : fill + 1;
  const facts =
    `numFmtId="${formats[format]}" fontId="${font}" fillId="${fillId}" borderId="${border}" xfId="0"` +
    ' applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"';
  const alignment =
    align === 'indent' || align === 'indentRight'
      ? `horizontal="${align === 'indent' ? 'left' : 'right'}" indent="1" `
      : align
        ? `horizontal="${align}" `
        : '';
  const unlocked = isUnlocked ? '<protection locked="0"/>' : '';
  return (
    `<xf ${facts} applyAlignment="1"${isUnlocked ? ' applyProtection="1"' : ''}>` +
    `<alignment ${alignment}vertical="center"${isWrapped ? ' wrapText="1"' : ''}/>${unlocked}</xf>`
  );
}

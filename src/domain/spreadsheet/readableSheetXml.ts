const tags = /<(?:\w+:)?(?:c|mergeCell|dimension)\s[^>]*>/g;
const smallReference = /(\s(?:r|ref)\s*=\s*["'])([A-Z\d:]*[a-z][\w:]*)(?=["'])/;
const dateType = /(\st\s*=\s*["'])d(?=["'])/;

/**
 * The XML of a sheet as the spreadsheet library reads it right: cells' references in capital letters, A1 for a1, and
 * dates of the type `d` as the texts that they are, for which it would give a number of days.
 */
export function readableSheetXml(xml: string): string {
  if (!smallReference.test(xml) && !dateType.test(xml)) return xml;
  return xml.replace(tags, (tag) =>
    tag
      .replace(smallReference, (_all, before: string, reference: string) => before + reference.toUpperCase())
      .replace(dateType, '$1str'),
  );
}

/** Sheets with less XML than this are read whole: cutting them would save no time. */
const smallSheet = 1 << 20;

/** The XML of a large sheet with its first rows and the last one, whose number tells how many there are. */
export function firstRowsOf(xml: string, count: number): string {
  if (xml.length < smallSheet) return xml;
  const ends = xml.matchAll(/<\/((?:\w+:)?)row>/g);
  for (const { 0: tag, 1: prefix, index } of ends) {
    count -= 1;
    if (count > 0) continue;
    const lastRow = xml.lastIndexOf(`<${prefix}row `, xml.lastIndexOf(`</${prefix}sheetData>`));
    const end = index + tag.length;
    return lastRow < end ? xml : xml.slice(0, end) + xml.slice(lastRow);
  }
  return xml;
}

const tables = /<table:table\s.*?<\/table:table>/gs;
const rowTags = /<table:table-row(?=[\s/>])[^>]*>/g;
const repeats = /\stable:number-rows-repeated=["'](\d+)["']/;
/** Rows that stand in groups can't be left out without the ends of those. */
const grouped = /<table:table-(?:row-group|header-rows|rows)[\s>]/;

/** The content of an .ods file whose large sheets have their first rows and the last filled one, at its place. */
export function firstRowsOfOds(content: string, count: number): string {
  return content.replace(tables, (table) =>
    table.length < smallSheet || grouped.test(table) ? table : cutTable(table, count),
  );
}

function cutTable(table: string, count: number): string {
  const lastCell = table.lastIndexOf('<text:p');
  const rows = [...table.matchAll(rowTags)].filter(({ index }) => index < lastCell);
  const left = rows.slice(count, -1);
  const [first] = left;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return table;
  const height = left.reduce((sum, [tag]) => sum + Number(repeats.exec(tag)?.[1] ?? 1), 0);
  const gap = `<table:table-row table:number-rows-repeated="${height}"><table:table-cell/></table:table-row>`;
  return table.slice(0, first.index) + gap + table.slice(last.index);
}

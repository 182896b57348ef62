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

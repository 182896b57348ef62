const tagsWithReferences = /<(?:\w+:)?(?:c|mergeCell|dimension)\s[^>]*>/g;
const smallReference = /(\s(?:r|ref)\s*=\s*["'])([A-Z\d:]*[a-z][\w:]*)(?=["'])/;

/**
 * The XML of a sheet with its cells' references in capital letters, A1 for a1: the spreadsheet library does not read
 * others.
 */
export function withCapitalReferences(xml: string): string {
  if (!smallReference.test(xml)) return xml;
  return xml.replace(tagsWithReferences, (tag) =>
    tag.replace(
      smallReference,
      (_all, before: string, reference: string) => before + reference.toUpperCase(),
    ),
  );
}

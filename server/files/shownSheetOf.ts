import type { ZipPart } from './zip';

/** Matches the name of a workbook's part that is a sheet. */
export const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/i;

const sheetTag = /<(?:\w+:)?sheet\s[^>]*>/g;
const linkTag = /<(?:\w+:)?Relationship\s[^>]*>/g;

/**
 * The sheet of a workbook that is read: the first one that is shown, or the first one where all are hidden; its position
 * and the name of its part. Null when unknown.
 */
export function shownSheetOf(parts: readonly ZipPart[]): { index: number; part: string } | null {
  const textOf = (name: RegExp) =>
    parts.find((part) => name.test(part.name))?.content.toString('latin1') ?? '';
  const sheets = textOf(/^xl\/workbook\d*\.xml$/i).match(sheetTag) ?? [];
  const isShown = (tag: string) => !/^(hidden|veryHidden)$/.test(attribute(tag, 'state') ?? '');
  const index = Math.max(0, sheets.findIndex(isShown));
  const id = attribute(sheets[index] ?? '', '\\w+:id');
  const relations = textOf(/^xl\/_rels\/workbook\d*\.xml\.rels$/i).match(linkTag) ?? [];
  const link = id === null ? undefined : relations.find((one) => attribute(one, 'Id') === id);
  const target = link === undefined ? null : attribute(link, 'Target');
  if (target === null) return null;
  return { index, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
}

/** An attribute's value, by the pattern of its name. */
function attribute(tag: string, name: string): string | null {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? null;
}

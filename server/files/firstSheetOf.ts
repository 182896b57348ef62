import type { ZipPart } from './zip';

/** Matches the name of a workbook's part that is a sheet. */
export const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/i;

const sheet = /<(?:\w+:)?sheet\s[^>]*>/;
const links = /<(?:\w+:)?Relationship\s[^>]*>/g;

/** The name of the part that is a workbook's first sheet, the only one that is read; null when unknown. */
export function firstSheetOf(parts: readonly ZipPart[]): string | null {
  const textOf = (name: RegExp) =>
    parts.find((part) => name.test(part.name))?.content.toString('latin1') ?? '';
  const [first = ''] = sheet.exec(textOf(/^xl\/workbook\d*\.xml$/i)) ?? [];
  const id = attribute(first, '\\w+:id');
  const relations = textOf(/^xl\/_rels\/workbook\d*\.xml\.rels$/i).match(links) ?? [];
  const link = id === null ? undefined : relations.find((one) => attribute(one, 'Id') === id);
  const target = link === undefined ? null : attribute(link, 'Target');
  if (target === null) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** An attribute's value, by the pattern of its name. */
function attribute(tag: string, name: string): string | null {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? null;
}

/**
 * The file name that a Content-Disposition header gives (RFC 6266): `filename*` before `filename`, without any folder;
 * null when it names none.
 */
export function fileNameFrom(contentDisposition: string | null): string | null {
  if (contentDisposition === null) return null;
  const name = extendedName(contentDisposition) ?? plainName(contentDisposition);
  const bare = name?.split(/[/\\]/).at(-1)?.trim();
  return bare ? bare : null;
}

function extendedName(header: string): string | null {
  const match = /(?:^|;)\s*filename\*\s*=\s*(?:UTF-8|ISO-8859-1)'[^']*'([^;\s]+)/i.exec(header);
  if (match?.[1] === undefined) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    // Latin-1 percent codes are not UTF-8: the plain name stands beside it for this case.
    return null;
  }
}

function plainName(header: string): string | null {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  return match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]?.trim() ?? null;
}

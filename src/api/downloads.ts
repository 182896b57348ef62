import { createAction } from '@reduxjs/toolkit';

/** A file was requested; `at` is in milliseconds since the epoch. */
export const downloadStarted = createAction<{ id: number; endpoint: string; at: number }>(
  'downloads/started',
);

/** Part of a file has been received. */
export const downloadAdvanced = createAction<{ id: number } & DownloadProgress>('downloads/advanced');

/** A download has completed, failed or been cancelled. */
export const downloadEnded = createAction<{ id: number }>('downloads/ended');

const cancels = new Map<number, () => void>();
let last = 0;

/** Registers a download that `cancel` aborts, and returns its id. */
export function registerDownload(cancel: () => void): number {
  last += 1;
  cancels.set(last, cancel);
  return last;
}

/** Unregisters a download that has ended. */
export function unregisterDownload(id: number): void {
  cancels.delete(id);
}

/** Aborts a download, also on the server; does nothing when it has already ended. */
export function cancelDownload(id: number): void {
  cancels.get(id)?.();
}

/** A file's name and how much of it has been received. */
interface DownloadProgress {
  fileName: string;
  received: number;
  /** Null when the server doesn't send the size. */
  total: number | null;
}

/** Reads a file's bytes, reporting progress to `onAdvance`. */
export async function receiveFile(
  response: Response,
  onAdvance: (progress: DownloadProgress) => void,
): Promise<{ fileName: string; blob: Blob }> {
  const fileName = fileNameFrom(response.headers.get('content-disposition')) ?? 'download';
  const type = response.headers.get('content-type') ?? '';
  const total = lengthOf(response.headers);
  if (response.body === null) return { fileName, blob: await response.blob() };
  const reader = response.body.getReader();
  const chunks: BlobPart[] = [];
  let received = 0;
  for (;;) {
    onAdvance({ fileName, received, total });
    const { done, value } = await reader.read();
    if (done) return { fileName, blob: new Blob(chunks, { type }) };
    chunks.push(value);
    received += value.length;
  }
}

/** The length of the body; null for a compressed response, whose header counts compressed bytes. */
function lengthOf(headers: Headers): number | null {
  const length = Number(headers.get('content-length') ?? 0);
  return headers.has('content-encoding') || !(length > 0) ? null : length;
}

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
    // Percent-encoded Latin-1 is not UTF-8: the plain `filename` is there for this case.
    return null;
  }
}

function plainName(header: string): string | null {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  return match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]?.trim() ?? null;
}

import { createAction } from '@reduxjs/toolkit';

/** A file is asked for: `id` tells downloads of one kind apart, `at` is in milliseconds since the epoch. */
export const downloadStarted = createAction<{ id: number; endpoint: string; at: number }>(
  'downloads/started',
);

/** The server has made a file, and so many of its bytes are here; `total` is null where it does not say how many. */
export const downloadAdvanced = createAction<{
  id: number;
  fileName: string;
  received: number;
  total: number | null;
}>('downloads/advanced');

/** A file is here, refused, or no longer wanted. */
export const downloadEnded = createAction<{ id: number }>('downloads/ended');

const cancels = new Map<number, () => void>();
let last = 0;

/** Enters a download that `cancel` ends early, and answers its id. */
export function enterDownload(cancel: () => void): number {
  last += 1;
  cancels.set(last, cancel);
  return last;
}

/** Forgets a download that has ended. */
export function leaveDownload(id: number): void {
  cancels.delete(id);
}

/** Ends a download early, and with it the server's work on the file; nothing happens when it has ended already. */
export function cancelDownload(id: number): void {
  cancels.get(id)?.();
}

/** What is known of a file while it arrives. */
interface Arrival {
  fileName: string;
  received: number;
  /** Null where the server does not say how many bytes there are. */
  total: number | null;
}

/** Reads a file's bytes as they arrive, telling `onAdvance` how far it is. */
export async function receiveFile(
  response: Response,
  onAdvance: (arrival: Arrival) => void,
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

/** The length of what arrives; that of a packed answer is the packed one, which nobody gets to see. */
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
    // Latin-1 percent codes are not UTF-8: the plain name stands beside it for this case.
    return null;
  }
}

function plainName(header: string): string | null {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  return match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]?.trim() ?? null;
}

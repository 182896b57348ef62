import { fileNameFrom } from '../lib/fileNameFrom';

/** What is known of a file while it arrives. */
export interface Arrival {
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

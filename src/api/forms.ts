const listeners = new WeakMap<object, OnProgress>();

/** Calls back with the upload progress of a form while a mutation sends it; forms are compared by identity. */
export function listenToUpload(form: object, onProgress: OnProgress): void {
  listeners.set(form, onProgress);
}

/** The progress listener of a form. */
export function uploadListener(form: unknown): OnProgress | undefined {
  return typeof form === 'object' && form !== null ? listeners.get(form) : undefined;
}

/**
 * A multipart body: files as they are, an array as one field per element, booleans as 'true' and 'false', numbers as
 * text; undefined and null are left out (contract.md 'Conventions').
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const element of Array.isArray(value) ? value : [value]) append(form, name, element);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else form.append(name, String(value));
}

/** Called with the bytes sent so far, and in total. */
type OnProgress = (sent: number, total: number) => void;

/** A `fetch` that reports upload progress, which fetch itself cannot; sends cookies. */
export function sendWithProgress(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Record<string, string>; body: FormData; signal: AbortSignal },
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    request.responseType = 'text';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const abort = () => {
      request.abort();
      reject(new DOMException('The request was cancelled.', 'AbortError'));
    };
    signal.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('The request has failed.')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send(body);
  });
}

/** Only the request id is read from the headers. */
function toResponse(request: XMLHttpRequest): Response {
  const requestId = request.getResponseHeader('x-request-id');
  const headers = requestId === null ? undefined : { 'x-request-id': requestId };
  return new Response(request.responseText || null, { status: request.status, headers });
}

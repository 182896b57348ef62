const listeners = new WeakMap<object, TellProgress>();

/** Tells how much of a form has gone out while a mutation sends it; a form is known by its own identity. */
export function listenToUpload(form: object, tell: TellProgress): void {
  listeners.set(form, tell);
}

/** Who listens to the sending of a form. */
export function uploadListener(form: unknown): TellProgress | undefined {
  return typeof form === 'object' && form !== null ? listeners.get(form) : undefined;
}

/**
 * A multipart body: files as they are, an array as one field an element, booleans as 'true' and 'false', numbers as
 * text; undefined and null are left out (api.md 'Conventions').
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

/** How much of a body has gone out, in bytes. */
type TellProgress = (sent: number, total: number) => void;

/** `fetch` for a body whose way out is to be watched, which fetch itself cannot tell; cookies go along. */
export function sendWithProgress(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Record<string, string>; body: FormData; signal: AbortSignal },
  tell: TellProgress,
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
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded, total));
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('The request has failed.')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** Where the page that the host serves sends its calls and asks for its pictures; '' for the host itself. */
export interface PageOrigins {
  api: string;
  images: string;
}

const own: PageOrigins = { api: '', images: '' };

/**
 * Reads the origins from the page's own config.js, so that whatever it names may be reached from the page. That file is
 * edited where it is served: it is read again when it has changed.
 */
export function pageOriginsOf(webDir: string | null): () => PageOrigins {
  if (webDir === null) return () => own;
  const file = path.join(webDir, 'config.js');
  let read = { origins: own, at: 0 };
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (at !== read.at) read = { origins: at === 0 ? own : readOrigins(file), at };
    return read.origins;
  };
}

function readOrigins(file: string): PageOrigins {
  const page: { window: { __APP_CONFIG__?: { apiUrl?: unknown; imagesUrl?: unknown } } } = { window: {} };
  try {
    runInNewContext(readFileSync(file, 'utf8'), page, { timeout: 1000 });
  } catch {
    // A page can't use a broken file either; it then goes by its defaults.
    return own;
  }
  const { apiUrl, imagesUrl } = page.window.__APP_CONFIG__ ?? {};
  const api = originOf(apiUrl);
  return { api, images: originOf(imagesUrl) || api };
}

const originOf = (url: unknown) =>
  typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : '';

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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
  const script = readFileSync(file, 'utf8');
  const api = originOf(settingIn(script, 'apiUrl'));
  return { api, images: originOf(settingIn(script, 'imagesUrl')) || api };
}

/** A text that the file sets. It is looked for and not run: who may edit a page's settings may not run what they like here. */
function settingIn(script: string, name: string): string {
  const code = script.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return new RegExp(`\\b${name}['"]?\\s*:\\s*(['"\`])([^'"\`]*)\\1`).exec(code)?.[2] ?? '';
}

const originOf = (url: string) => (/^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : '');

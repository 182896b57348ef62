import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePage } from './bundlePage';

const root = path.resolve(__dirname, '../..');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** What a benchmark serves: JSON answers to the calls it expects, and its own pages, each a source file, by path. */
export interface Served {
  answer: (url: URL, method: string) => string | undefined;
  /** One JPEG for every picture of a folder; other folders have none. */
  pictures?: Record<string, Buffer>;
  pages: Record<string, string>;
}

/** Serves the production build of the app along with a benchmark's own pages, with the same answers for both. */
export async function servePages({ answer, pictures = {}, pages }: Served) {
  const { ensureBuilt }: { ensureBuilt: () => void } = await import(
    pathToFileURL(path.join(root, 'scripts/ensure-built.mjs')).href
  );
  ensureBuilt();
  const bundles = new Map<string, string>();
  // A closing tag inside a script would end it.
  for (const [address, source] of Object.entries(pages))
    bundles.set(address, (await bundlePage(source)).replaceAll('</script', '<\\/script'));

  const web = path.join(root, 'dist/web');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const said = answer(url, request.method ?? 'GET');
    const script = bundles.get(pathname);
    const picture = pictures[path.dirname(pathname)];
    if (said !== undefined) {
      response.setHeader('Content-Type', 'application/json');
      return response.end(said);
    }
    if (picture !== undefined) {
      response.setHeader('Content-Type', 'image/jpeg');
      return response.end(picture);
    }
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/html');
      return response.end(`<!doctype html><meta charset="utf-8"><body><script>${script}</script></body>`);
    }
    if (pathname.startsWith('/api/')) {
      response.statusCode = 404;
      return response.end();
    }
    const file = path.join(web, path.normalize(pathname));
    const found = existsSync(file) && statSync(file).isFile() ? file : path.join(web, 'index.html');
    response.setHeader('Content-Type', types[path.extname(found)] ?? 'application/octet-stream');
    return createReadStream(found).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

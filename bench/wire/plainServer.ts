import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it came over the wire. */
interface Captured {
  body: Buffer;
  encoding: string;
}

/** Asks a host as Chromium does, and keeps the answer packed as it is. */
export function capture(url: string, cookie: string): Promise<Captured> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          body: Buffer.concat(chunks),
          encoding: String(response.headers['content-encoding'] ?? 'identity'),
        });
      });
    }).on('error', reject);
  });
}

/** Reads the answer, and writes a row for each of the first things in it. */
const page = `<!doctype html><meta charset="utf-8"><body><script>
  fetch('/answer').then((answer) => answer.json()).then((json) => {
    const things = json.orders ?? json.garments;
    document.body.innerHTML = things.slice(0, 40).map((one) => '<p>' + JSON.stringify(one).slice(0, 200) + '</p>').join('') + '<output>' + things.length + '</output>';
  });
</script>`;

/** Serves one captured answer, with nothing to compute, and a page that shows the beginning of it. */
export async function servePlainly({ body, encoding }: Captured) {
  const server = createServer((request, response) => {
    if (request.url !== '/answer') {
      response.setHeader('Content-Type', 'text/html');
      return response.end(page);
    }
    response.setHeader('Content-Type', 'application/json');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

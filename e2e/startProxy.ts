import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Sends every other request to the other host, as a balancer without sticky sessions does; 502 without a host. `port` is
 * a free one when it is left out.
 */
export async function startProxy(port = 0) {
  const hosts: string[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const address = hosts[turn % hosts.length];
    if (address === undefined) return outgoing.writeHead(502).end();
    const host = new URL(address);
    const passed = request(
      {
        host: host.hostname,
        port: host.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => outgoing.destroy()).pipe(outgoing);
      },
    );
    // A host that dies in the middle of an answer has said its status already.
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${listening}`,
    hosts,
    close: () => void server.close().closeAllConnections(),
  };
}

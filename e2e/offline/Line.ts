import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

const deployedName = 'main.deployed00.js';

/** The line between browsers and a host: it can be cut, and another version of the page can be deployed behind it. */
export class Line {
  private readonly server: Server;
  private cutAs: 'cable' | 'host' | null = null;
  private isDeployed = false;
  /** The main script's name in the build. */
  private mainName = '';

  private constructor(
    private readonly port: number,
    private readonly hostPort: number,
  ) {
    this.server = createServer((asked, answer) => this.pass(asked, answer));
  }

  /** Opens a line on a port to a host of this machine. */
  static async open(port: number, hostPort: number): Promise<Line> {
    const line = new Line(port, hostPort);
    await new Promise<void>((resolve) => line.server.listen(port, 'localhost', resolve));
    return line;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Cuts the line itself, or the proxy's way to its host: then every request gets a 502. */
  cut(as: 'cable' | 'host' = 'cable'): void {
    this.cutAs = as;
    this.server.closeAllConnections();
  }

  mend(): void {
    this.cutAs = null;
  }

  /** From now on the page has another main script, so another service worker. */
  deploy(): void {
    this.isDeployed = true;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.cutAs === 'cable') return void asked.socket.destroy();
    if (this.cutAs === 'host') return void answer.writeHead(502, { 'content-type': 'text/html' }).end();
    const { method, headers, url: path = '/' } = asked;
    const options = { host: 'localhost', port: this.hostPort, method, headers, path };
    if (this.isDeployed) {
      // Whole and uncompressed, so that the names in it can be replaced.
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
      options.path = path.replace(`/assets/${deployedName}`, `/assets/${this.mainName}`);
    }
    const passed = request(options, (heard) => this.passBack(heard, answer));
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  private passBack(heard: IncomingMessage, answer: ServerResponse): void {
    const { statusCode = 502, headers } = heard;
    const isText = /html|javascript/.test(headers['content-type'] ?? '') && this.isDeployed;
    if (!isText) {
      answer.writeHead(statusCode, headers);
      heard.pipe(answer);
      return;
    }
    const chunks: Buffer[] = [];
    heard.on('data', (chunk: Buffer) => chunks.push(chunk));
    heard.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      this.mainName = /\bmain\.[0-9a-f]{8}\.js/.exec(text)?.[0] ?? this.mainName;
      const deployed = text
        .replaceAll(/\bmain\.[0-9a-f]{8}\.js/g, deployedName)
        .replace(/(index\.html",revision:")[0-9a-f]+/, '$1deployed');
      const { 'content-length': _length, ...rest } = headers;
      answer.writeHead(statusCode, rest);
      answer.end(deployed);
    });
  }
}

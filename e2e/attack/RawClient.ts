import net from 'node:net';

/** How long a complete request, however wrong, may go unanswered. */
const patienceMs = 20_000;

/** A connection that sends raw bytes, for requests that no HTTP client would send. */
export class RawClient {
  private received = '';
  private isClosed = false;
  private readonly heard: (() => void)[] = [];

  private constructor(private readonly socket: net.Socket) {
    socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1');
      this.heard.splice(0).forEach((tell) => tell());
    });
    const close = () => {
      this.isClosed = true;
      this.heard.splice(0).forEach((tell) => tell());
    };
    socket.on('close', close);
    // A host that cuts the connection has answered, too.
    socket.on('error', close);
  }

  static connect(url: string): Promise<RawClient> {
    const { hostname: host, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = net.connect({ host, port: Number(port) });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new RawClient(socket));
      });
    });
  }

  /** Sends a request on its own connection; returns what came, with the status of the answer or 0. */
  static async ask(url: string, ...parts: (string | Buffer)[]) {
    const client = await RawClient.connect(url);
    const came = await client.write(...parts).answered();
    const [status = 0] = client.statuses();
    return { client, came, status };
  }

  write(...parts: (string | Buffer)[]): this {
    for (const part of parts) if (!this.isClosed) this.socket.write(part);
    return this;
  }

  /** The statuses of all answers so far. */
  statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  /** Waits for this many answers, or until the host closes; 'nothing' if neither happens. */
  async answered(count = 1): Promise<'answered' | 'closed' | 'nothing'> {
    const until = Date.now() + patienceMs;
    while (this.statuses().length < count) {
      if (this.isClosed) return 'closed';
      const left = until - Date.now();
      if (left <= 0) return 'nothing';
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.heard.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return 'answered';
  }

  /** Disconnects in the middle of a request. */
  destroy(): void {
    this.socket.destroy();
  }
}

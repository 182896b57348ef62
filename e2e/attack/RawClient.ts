import { EventEmitter, once } from 'node:events';
import net from 'node:net';

/** How long a complete request, however wrong, may go unanswered. */
const patienceMs = 20_000;

/** A connection that sends raw bytes, for requests that no HTTP client would send. */
export class RawClient {
  private received = '';
  /** Emits 'heard' when something has come, or the connection is closed. */
  private readonly news = new EventEmitter();

  private constructor(private readonly socket: net.Socket) {
    socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1');
      this.news.emit('heard');
    });
    socket.on('close', () => this.news.emit('heard'));
    // A host that cuts the connection has answered, too: the socket closes next.
    socket.on('error', () => undefined);
  }

  static async connect(url: string): Promise<RawClient> {
    const { hostname: host, port } = new URL(url);
    const socket = net.connect({ host, port: Number(port) });
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  /** Sends a request on its own connection; returns what came, with the status of the answer or 0. */
  static async ask(url: string, ...parts: (string | Buffer)[]) {
    const client = await RawClient.connect(url);
    const came = await client.write(...parts).answered();
    const [status = 0] = client.statuses();
    return { client, came, status };
  }

  write(...parts: (string | Buffer)[]): this {
    for (const part of parts) if (!this.socket.destroyed) this.socket.write(part);
    return this;
  }

  /** The statuses of all answers so far. */
  statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  /** Waits for this many answers, or until the host closes; 'nothing' if neither happens. */
  async answered(count = 1): Promise<'answered' | 'closed' | 'nothing'> {
    const signal = AbortSignal.timeout(patienceMs);
    while (this.statuses().length < count) {
      if (this.socket.closed) return 'closed';
      if (signal.aborted) return 'nothing';
      await once(this.news, 'heard', { signal }).catch(() => undefined);
    }
    return 'answered';
  }

  /** Disconnects in the middle of a request. */
  destroy(): void {
    this.socket.destroy();
  }
}

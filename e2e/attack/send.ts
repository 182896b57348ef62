import http from 'node:http';

/** A call as sent over the network. */
export interface WireCall {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
}

/** The answer, in the shape that `checkAnswer` reads. */
export interface WireAnswer {
  statusCode: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  rawPayload: Buffer;
}

/** No answer came: the connection was cut, or nothing happened for too long. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** Whether it was a reused connection, on which nothing came back. */
    readonly isStale = false,
  ) {
    super(message);
  }
}

const patienceMs = 30_000;

/** A client of one host that sends calls as they are, however wrong. */
export class Wire {
  private readonly agent = new http.Agent({ keepAlive: true });
  /** The values of all cookies issued: they grant access, and must stay secret. */
  readonly tokens = new Set<string>();
  private readonly host: string;
  private readonly port: number;

  constructor(readonly url: string) {
    const { hostname, port } = new URL(url);
    this.host = hostname;
    this.port = Number(port);
  }

  /** Sends a call, and once more if the kept-alive connection turns out to be closed already. */
  async send(call: WireCall): Promise<WireAnswer> {
    try {
      return await this.sendOnce(call);
    } catch (error) {
      if (error instanceof NoAnswer && error.isStale) return this.sendOnce(call);
      throw error;
    }
  }

  private sendOnce({ method, path, headers, body }: WireCall): Promise<WireAnswer> {
    const { agent, host, port } = this;
    return new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'Content-Length': String(body.length) };
      const sent = { ...headers, ...length };
      const request = http.request({ agent, host, port, method, path, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => reject(new NoAnswer(error.message)));
        response.on('end', () => resolve(this.keepTokens(toAnswer(response, Buffer.concat(chunks)))));
      });
      request.setTimeout(patienceMs, () =>
        request.destroy(new Error(`Nothing came for ${patienceMs / 1000} s.`)),
      );
      request.on('error', (error) => {
        const isReset = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        reject(new NoAnswer(error.message, isReset && request.reusedSocket));
      });
      request.end(body ?? undefined);
    });
  }

  private keepTokens(answer: WireAnswer): WireAnswer {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const value = /^[^=]+=([^;]{16,})/.exec(line)?.[1];
      if (value !== undefined) this.tokens.add(decodeURIComponent(value));
    }
    return answer;
  }

  close(): void {
    this.agent.destroy();
  }
}

function toAnswer(response: http.IncomingMessage, rawPayload: Buffer): WireAnswer {
  const body = rawPayload.toString('utf8');
  return {
    statusCode: response.statusCode ?? 0,
    headers: response.headers,
    body,
    rawPayload,
  };
}

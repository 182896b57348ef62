import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The unit of processor times in /proc. */
const ticksASecond = 100;

const root = path.resolve(__dirname, '../..');

/** A server in its own process. */
export interface RunningServer {
  url: string;
  /** The current memory of the process, in MB (Linux). */
  memory: () => number;
  /** The processor time that it has taken so far, in seconds (Linux). */
  processor: () => number;
  stop: () => Promise<void>;
  /** Ends it at once, without a chance to clean up. */
  kill: () => Promise<void>;
}

/** Starts a server's source file; it is ready when it prints `ready at <address>`. */
export function startServer(source: string, env: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, source)], {
    cwd: root,
    env: { ...process.env, CALLS_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const url = /ready at (\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      resolve({
        url: url.replace('localhost', '127.0.0.1'),
        memory: () => {
          const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
          return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
        },
        processor: () => {
          const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
          return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
        },
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      });
    });
    void ended.then(() => reject(new Error(`${source} ended before it was ready.`)));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A host of the production build in its own process. */
export interface Host {
  url: string;
  process: ChildProcess;
  /** Stops it with a signal and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const root = path.resolve(__dirname, '..');

/** Starts the host on a data folder and waits until it reports that it is ready. */
export async function startHost(dataDir: string, env: Record<string, string> = {}): Promise<Host> {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // By itself a host waits half a minute for the open connections of a page that is still there.
    SHUTDOWN_SECONDS: '1',
    ...env,
  };
  // A host of a test ends too soon for much of its code to be worth optimizing, as the tests themselves.
  const rarelyOptimized = process.execArgv.filter((option) => option.startsWith('--interrupt-budget'));
  const child = spawn(process.execPath, [...rarelyOptimized, '--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  let isReady = false;
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      if (isReady) return;
      said += String(chunk);
      const ready = /Linedesk is ready at (\S+)/.exec(said)?.[1];
      isReady = ready !== undefined;
      if (ready !== undefined) resolve(ready);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The host ended with ${code}:\n${said}`)));
  });
  return {
    url,
    process: child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

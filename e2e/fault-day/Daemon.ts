import { type ChildProcess, execFileSync } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { chooseRunAs, spawnAs } from '../../server/db/postgresPrograms';

/** How to run a program, with its log in `folder`. */
interface Program {
  name: string;
  folder: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Databases refuse to run as root; hosts read files that only root may. */
  asRoot?: boolean;
}

/** A program that can be killed as a power cut would, and started again. */
export class Daemon {
  private child: ChildProcess | null = null;

  constructor(private readonly program: Program) {}

  get name(): string {
    return this.program.name;
  }

  start(): void {
    const { name, folder, command, env, asRoot = false } = this.program;
    const [file = '', ...args] = command;
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    this.child = spawnAs(asRoot ? null : chooseRunAs(folder), file, args, {
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env },
      cwd: asRoot ? path.resolve(__dirname, '../..') : '/',
    });
  }

  /** Ends it and all that it has started, at once; also processes of these ids. */
  kill(also: readonly number[] = []): void {
    const roots = [this.child?.pid, ...also].filter((pid) => pid !== undefined);
    this.child = null;
    for (const pid of descendantsOf(roots)) killIfThere(pid);
  }
}

/** These processes and all below them, the first ones first, so that nothing is started again. */
function descendantsOf(roots: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=']).toString().trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const found = [...roots];
  for (const one of found) {
    for (const [pid = 0, parent = 0] of pairs) if (parent === one && !found.includes(pid)) found.push(pid);
  }
  return found;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

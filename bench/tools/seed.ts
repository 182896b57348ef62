import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Adds volume to the demo in a database, which is filled first when it is empty. Answers the id of the order of 2,000
 * lines that comes with garments.
 */
export function seed(env: Record<string, string>, size: { orders?: number; garments?: number }): string {
  const sizes = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'server/demo/seed.ts', ...sizes], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return /linesheet\/(\d+)/.exec(said.toString())?.[1] ?? '';
}

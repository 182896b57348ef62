import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');

/**
 * Adds volume to the demo in a database, which is filled first if it is empty. Answers the id of the order of 2,000
 * lines that is created along with garments.
 */
export async function seed(
  env: Record<string, string>,
  size: { orders?: number; garments?: number; customers?: number },
): Promise<string> {
  const sizes = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  // Not at once: connections that a server has closed in the meantime must be noticed first.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'demo/seed.ts', ...sizes],
    { cwd: root, env: { ...process.env, ...env } },
  );
  return /linesheet\/(\d+)/.exec(stdout)?.[1] ?? '';
}

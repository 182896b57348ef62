import { spawn } from 'node:child_process';
import path from 'node:path';

/** Creates an admin account with the command from the README; `env` names the database. */
export async function createAdmin(
  env: Record<string, string>,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  const command = spawn(process.execPath, ['--import', 'tsx', 'server/create-admin.ts', email, name], {
    cwd: path.resolve(__dirname, '..'),
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  });
  command.stdin.end(`${password}\n`);
  const code = await new Promise((resolve) => command.once('exit', resolve));
  if (code !== 0) throw new Error(`create-admin ended with ${String(code)}.`);
}

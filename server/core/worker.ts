import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { move } from 'piscina';

/** Calls come first: this thread gets less of a processor that it shares with the host's own. */
const niceness = 5;

// Only on Linux has each thread a priority of its own.
if (process.platform === 'linux') setPriority(Math.max(niceness, getPriority()));

// Threads load TypeScript through `require` only: a dynamic `import` would not know the file type.
const load = createRequire(__filename);

/** The entry of every worker thread: loads the module that the call names and runs its export. */
export default async function work({ file, name, input }: { file: string; name: string; input: unknown }) {
  const module: Record<string, (input: unknown) => unknown> = load(file);
  const run = module[name];
  if (run === undefined) throw new Error(`${file} exports no ${name}.`);
  const result = await run(input);
  // A file's bytes are transferred, not copied: copying would block the host's event loop.
  return result instanceof Uint8Array ? move(new Uint8Array(result)) : result;
}

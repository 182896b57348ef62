import { cpSync } from 'node:fs';
import path from 'node:path';
import { startHost } from './startHost';

/** Where the run has put the data of a stopped host with the demo brand. */
const variable = 'E2E_DEMO_FOLDER';

/** Lets a host fill its data folder with the demo brand, for all the hosts of the run. */
export async function makeDemo(folder: string): Promise<void> {
  const demo = path.join(folder, 'demo');
  await (await startHost(demo)).stop();
  process.env[variable] = demo;
}

/** Makes a data folder with the demo brand: a copy of the one of the run, which costs less than to fill another. */
export function copyDemo(folder: string): void {
  cpSync(process.env[variable] ?? '', folder, { recursive: true, preserveTimestamps: true });
}

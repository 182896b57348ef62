import { execFileSync } from 'node:child_process';

/** What a library alone needed for some work: ms, and the peak memory of its process in MB. */
export interface AloneCost {
  ms: number;
  mb: number;
}

/** Runs a floor's source file, which ends with `printCost`, in its own process. */
export function runAlone(script: string, args: readonly string[]): AloneCost {
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, ...args]);
  return JSON.parse(said.toString());
}

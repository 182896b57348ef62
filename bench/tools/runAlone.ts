import { execFileSync } from 'node:child_process';

/** What a library alone took for some work: ms, and the most memory of its process in MB. */
export interface AloneCost {
  ms: number;
  mb: number;
}

/** Runs a floor's source file, which ends with `tellCost`, in a process of its own. */
export function runAlone(script: string, args: readonly string[]): AloneCost {
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, ...args]);
  return JSON.parse(said.toString());
}

import pino from 'pino';
import type { Env } from '../env';
import { openLogOutput } from './logOutput';

/** One JSON line an event, on standard output; cookies and credentials never reach it. */
export function startLog(env: Pick<Env, 'logLevel'>): pino.Logger {
  const redact = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];
  return pino({ level: env.logLevel, redact }, openStandardOutput());
}

function openStandardOutput() {
  const output = openLogOutput(1);
  process.on('exit', () => output.flush());
  return output;
}

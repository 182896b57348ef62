import pino from 'pino';
import type { Env } from '../env';

/** One JSON line an event, on standard output; cookies and credentials never reach it. */
export function startLog(env: Pick<Env, 'logLevel'>): pino.Logger {
  return pino({
    level: env.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  });
}

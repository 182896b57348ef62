import pino from 'pino';
import type { Env } from '../env';
import { describeError, messageOf } from './describeError';
import { openLogOutput } from './logOutput';

/**
 * One JSON line an event, on standard output unless another destination is given; cookies, credentials and the values
 * of failed queries never reach it.
 */
export function startLog(
  env: Pick<Env, 'logLevel'>,
  destination: pino.DestinationStream = openStandardOutput(),
): pino.Logger {
  return pino(
    {
      level: env.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(method, this, withSafeText(args));
        },
      },
    },
    destination,
  );
}

function openStandardOutput() {
  const output = openLogOutput(1);
  process.on('exit', () => output.flush());
  return output;
}

/** An error that is logged without a text, or with its own message as one, gets the message without values. */
function withSafeText(args: readonly unknown[]): readonly unknown[] {
  const [about, text, ...more] = args;
  const error = about instanceof Error ? about : errorIn(about);
  if (error === null || (text !== undefined && text !== error.message)) return args;
  return [about instanceof Error ? { err: about } : about, messageOf(error), ...more];
}

const errorIn = (about: unknown) =>
  typeof about === 'object' && about !== null && 'err' in about && about.err instanceof Error
    ? about.err
    : null;

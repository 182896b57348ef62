import pino from 'pino';
import type { Env } from '../core/env';
import { describeError, messageOf } from '../core/describeError';
import { write, writeSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LineLimit } from './lineLimit';
import type { OpenidFailure } from '../../src/domain/access/openidFailures';
import type { KeyScope } from '../../src/domain/access/apiKeys';
import type { Role } from '../../src/domain/access/roleOptions';
import type { WebhookEvent } from '../../src/domain/orders/webhookEvents';
import type { OperationId, Schema, Viewer } from '../core/call';
import { Problem } from '../core/problems';

/**
 * One JSON line per event, on standard output unless another destination is given; cookies, credentials and the values
 * of failed queries are never logged. Similar failures, and refusals of one address, are combined (`LineLimit`).
 */
export function startLog(
  env: Pick<Env, 'logLevel'>,
  destination?: pino.DestinationStream,
  limit: Pick<LineLimit, 'write' | 'flush'> = new LineLimit(),
): pino.Logger {
  const output = destination ?? openStandardOutput(limit);
  return pino(
    {
      level: env.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      serializers: { err: describeError, req: describeRequest },
      hooks: {
        logMethod(args, method) {
          const [about, ...words] = withSafeText(args);
          limit.write(about, words[0], (times) =>
            Reflect.apply(method, this, [times === null ? about : { ...fieldsOf(about), times }, ...words]),
          );
        },
      },
    },
    output,
  );
}

/** A request without the filters of its address, which may hold what somebody searched for. */
const describeRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.split('?')[0],
  address: ip,
});

function openStandardOutput(limit: Pick<LineLimit, 'flush'>): LogOutput {
  const output = openLogOutput(1);
  process.on('exit', () => {
    limit.flush();
    output.flush();
  });
  return output;
}

const fieldsOf = (about: unknown) => (about instanceof Error ? { err: about } : Object(about));

/** An error logged without text, or with its own message as text, gets the message without values. */
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

/** Where a log writes its lines. */
export interface LogOutput {
  write(line: string): void;
  /** Writes as much of the backlog as it can without blocking; called when the process exits. */
  flush(): void;
}

const maxBuffered = 1024 * 1024;
/** When a write is retried: soon if the reader is only slow. */
const retryMs = { slow: 20, failed: 1000 };
/** After this long, the reader of a write counts as stuck, and process exit must not wait for it. */
const stuckMs = 1000;

/**
 * Writes lines to a file descriptor without ever blocking or ending the process: while nothing can be written (a full
 * disk, a reader that has ended or is stuck), up to a mebibyte of lines is buffered; later ones are dropped, and a line
 * says how many.
 */
export function openLogOutput(fd: number): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let lost = 0;
  let chunk = Buffer.alloc(0);
  let writingSince: number | null = null;
  let retry: NodeJS.Timeout | null = null;

  /** Takes the buffered lines as the next chunk; false when there is nothing to write. */
  function fill(): boolean {
    if (chunk.length > 0) return true;
    if (lost > 0) lines.push(lossLine(lost));
    chunk = Buffer.from(lines.join(''));
    [lines, waiting, lost] = [[], 0, 0];
    return chunk.length > 0;
  }

  function writeNext() {
    if (writingSince !== null || retry !== null || !fill()) return;
    writingSince = Date.now();
    write(fd, chunk, (error, written) => {
      writingSince = null;
      if (error === null) chunk = chunk.subarray(written);
      else retry = setTimeout(tryAgain, retryMs[error.code === 'EAGAIN' ? 'slow' : 'failed']).unref();
      writeNext();
    });
  }

  function tryAgain() {
    retry = null;
    writeNext();
  }

  return {
    write(line) {
      if (waiting + line.length > maxBuffered) lost += 1;
      else {
        lines.push(line);
        waiting += line.length;
      }
      writeNext();
    },

    flush() {
      if (writingSince !== null) {
        if (Date.now() - writingSince > stuckMs) return;
        // This chunk is already being written.
        chunk = Buffer.alloc(0);
      }
      try {
        while (fill()) chunk = chunk.subarray(writeSync(fd, chunk));
      } catch {
        // There is nowhere to report it.
      }
    },
  };
}

const lossLine = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost, as the log could not be written' })}\n`;

/** A kind of second factor; recovery codes alone are none. */
export type FactorMethod = Exclude<Schema<'FactorMethod'>, 'recovery'>;

/**
 * The events of the security log (docs/operations.md 'Security log'). People are identified by id: no event contains a
 * name, an email or anything that grants access. `person` is the subject of an event without a session.
 */
export type SecurityEvent =
  | { event: 'sign_in'; person: string }
  | { event: 'sign_in_refused'; person: string | null }
  | { event: 'sign_in_limited'; by: 'account' | 'device' | 'address' }
  | { event: 'second_factor_asked'; person: string }
  | { event: 'second_factor_refused'; person: string }
  | { event: 'second_factor_limited'; person: string }
  | { event: 'session_confirmed' }
  | { event: 'confirmation_refused'; provider?: string; reason?: OpenidFailure }
  | { event: 'confirmation_limited' }
  | { event: 'factor_added'; method: FactorMethod }
  | { event: 'factor_removed'; method: FactorMethod }
  | { event: 'recovery_codes_renewed' }
  | { event: 'factor_reset_asked'; target: string }
  | { event: 'factors_reset'; target: string; asked_by: string }
  | { event: 'passkey_refused'; person: string | null }
  | { event: 'passkey_copied'; person: string }
  | { event: 'passkey_not_added' }
  | { event: 'sign_out' }
  | { event: 'sessions_ended'; target: string; by: 'owner' | 'staff' }
  | { event: 'openid_linked'; person: string; provider: string }
  | { event: 'openid_refused'; provider: string; reason: OpenidFailure }
  | { event: 'openid_sessions_ended'; provider: string; people: readonly string[] }
  | { event: 'openid_logout_refused'; provider: string; reason: string }
  | { event: 'password_link_asked'; target: string | null }
  | { event: 'password_link_limited'; by: 'account' | 'address' }
  | { event: 'password_changed'; target: string; by: 'owner' | 'staff' }
  | { event: 'password_changed'; target: string; by: 'link'; person: string }
  | { event: 'password_refused'; target: string }
  | { event: 'password_tries_limited'; target: string }
  | { event: 'account_created'; target: string; roles: readonly Role[] }
  | { event: 'accounts_created'; targets: readonly string[] }
  | { event: 'account_closed'; target: string }
  | { event: 'account_erased'; target: string; by: 'admin' | 'retention' }
  | { event: 'data_exported'; target: string }
  | { event: 'data_export_limited' }
  | { event: 'data_expired'; deleted: Readonly<Record<string, number>> }
  | { event: 'account_handed_over'; target: string; successors: readonly string[] }
  | { event: 'email_changed'; target: string }
  | { event: 'roles_changed'; target: string; from: readonly Role[]; to: readonly Role[] }
  | { event: 'agents_changed'; target: string; agents: readonly string[] }
  | { event: 'api_key_created'; target: string; scopes: readonly KeyScope[] }
  | { event: 'api_key_ended'; target: string }
  | { event: 'api_key_first_used' }
  | { event: 'api_key_refused'; reason: 'unknown' | 'expired' | 'ended'; target: string | null }
  | { event: 'webhook_created'; target: string; events: readonly WebhookEvent[] }
  | { event: 'webhook_ended'; target: string; by: 'admin' | 'receiver' }
  | { event: 'access_refused'; operation: OperationId }
  | { event: 'call_refused'; operation: OperationId; status: number }
  | { event: 'calls_limited' }
  | { event: 'origin_refused'; operation: OperationId | null; origin: string | null };

/** Who makes a request, and from where. */
interface Caller {
  log: FastifyBaseLogger;
  ip: string;
  user: Pick<Viewer, 'id' | 'key'> | null;
}

/** The logs of requests that have an event. */
const withEvent = new WeakSet<FastifyBaseLogger>();

/** Logs the refusal of a call that our page would not make by itself, unless the request already has an event. */
export function recordRefusedCall(caller: Caller, operation: OperationId, status: number): void {
  if (!withEvent.has(caller.log)) recordSecurityEvent(caller, { event: 'call_refused', operation, status });
}

/** Writes an event to the security log: after the commit, at every LOG_LEVEL except silent. */
export function recordSecurityEvent({ log, ip, user }: Caller, event: SecurityEvent): void {
  if (log.level === 'silent') return;
  withEvent.add(log);
  log.child({}, { level: 'info' }).info({ ...whoIs(user), address: ip, ...event }, 'security event');
}

const whoIs = (user: Caller['user']) =>
  user?.key === undefined ? { person: user?.id ?? null } : { person: null, api_key: user.key.id };

/** Writes to the security log when a request is refused for lack of permission (403). */
export async function recordRefusal<Result>(
  caller: Caller,
  operation: OperationId,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem && error.status === 403) {
      recordSecurityEvent(caller, { event: 'access_refused', operation });
    }
    throw error;
  }
}

import { codeOf } from '../core/problems';

/** How many lines of one kind are written per second; the others are combined into one line with their number. */
const linesPerSecond = { failure: 1, securityEvent: 10 };

const second = 1000;
const deepestCause = 5;

/** Lines of the log that are counted together, and how many of them are written per second. */
interface Kind {
  name: string;
  maxPerSecond: number;
}

/** The lines of one kind in the current second. */
interface Lines {
  written: number;
  held: number;
  writeLast: () => void;
}

/**
 * Limits log lines of one kind, so that the log stays readable and the disk free: while the database is down every
 * request would log its stack, and an attacker could cause a line with every request. At the end of each second, the
 * last suppressed line of a kind is written, with the number of suppressed lines (`times`).
 */
export class LineLimit {
  private readonly kinds = new Map<string, Lines>();

  /** Writes a line now or, as the last of the suppressed ones, within a second. */
  write(about: unknown, text: unknown, writeLine: (times: number | null) => void): void {
    const kind = kindOf(about, text);
    if (kind === null) return writeLine(null);
    const lines = this.kinds.get(kind.name) ?? this.begin(kind.name);
    if (lines.written < kind.maxPerSecond) {
      lines.written += 1;
      writeLine(null);
      return;
    }
    lines.held += 1;
    lines.writeLast = () => writeLine(lines.held);
  }

  /** Writes the suppressed lines now, as when the process ends. */
  flush(): void {
    for (const lines of this.kinds.values()) {
      if (lines.held > 0) lines.writeLast();
      lines.held = 0;
    }
  }

  private begin(name: string): Lines {
    const lines: Lines = { written: 0, held: 0, writeLast: () => undefined };
    this.kinds.set(name, lines);
    const timer = setInterval(() => {
      if (lines.written === 0) {
        clearInterval(timer);
        this.kinds.delete(name);
        return;
      }
      const hadMore = lines.held > 0;
      if (hadMore) lines.writeLast();
      // The line just written counts for the second that begins.
      lines.written = hadMore ? 1 : 0;
      lines.held = 0;
    }, second).unref();
    return lines;
  }
}

/** Security events without another limit; wrong passwords and requested mails are limited elsewhere. */
const refusals = new Set([
  'sign_in_limited',
  'password_link_limited',
  'password_tries_limited',
  'access_refused',
  'call_refused',
  'calls_limited',
  'origin_refused',
]);

/** Limits only failures, and refusals that anybody can cause; successful actions are always logged. */
function kindOf(about: unknown, text: unknown): Kind | null {
  if (typeof about !== 'object' || about === null) return null;
  if ('event' in about && 'address' in about) {
    if (!refusals.has(String(about.event))) return null;
    return {
      name: `${String(about.event)} ${String(about.address)}`,
      maxPerSecond: linesPerSecond.securityEvent,
    };
  }
  const error = about instanceof Error ? about : 'err' in about ? about.err : null;
  if (!(error instanceof Error)) return null;
  return { name: `${String(text)} ${rootOf(error)}`, maxPerSecond: linesPerSecond.failure };
}

/** The root cause of an error: its code, or its message when it has none. */
function rootOf(error: Error): string {
  let root = error;
  for (let depth = 0; depth < deepestCause && root.cause instanceof Error; depth += 1) root = root.cause;
  return codeOf(root) || root.message;
}

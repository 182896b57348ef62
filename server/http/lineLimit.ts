/** How many lines of one kind are written in a second; the rest of them become one line with their number. */
const linesPerSecond = { failure: 1, securityEvent: 10 };

const second = 1000;
const deepestCause = 5;

/** Which lines of the log are counted together, and how many of them are written in a second. */
interface Kind {
  name: string;
  maxPerSecond: number;
}

/** Lines of one kind since its second began. */
interface Lines {
  written: number;
  held: number;
  writeLast: () => void;
}

/**
 * Keeps a log readable, and its disk free, while many calls fail alike: while the database is away every one of them
 * would write its stack, and a stranger could have a line written with every call. At the end of each second, the last
 * of the lines of a kind that were held back is written, with their number (`times`).
 */
export class LineLimit {
  private readonly kinds = new Map<string, Lines>();

  /** Writes a line now or, with the number of those like it, within a second. */
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

  /** Writes what is held back, as when the process ends. */
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

/** The security events that nothing else limits: of wrong passwords and of mails that are asked for, few are let through. */
const refusals = new Set([
  'sign_in_limited',
  'password_link_limited',
  'password_tries_limited',
  'access_refused',
  'origin_refused',
]);

/** Only failures, and refusals that anybody can bring about; nothing that somebody did is held back. */
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

/** What an error comes from: its code, or its words when it has none. */
function rootOf(error: Error): string {
  let root = error;
  for (let depth = 0; depth < deepestCause && root.cause instanceof Error; depth += 1) root = root.cause;
  return 'code' in root && typeof root.code === 'string' ? root.code : root.message;
}

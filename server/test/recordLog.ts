const ofEveryLine = ['level', 'time', 'pid', 'hostname', 'reqId', 'msg'];

/** A log destination that records its lines. */
export function recordLog() {
  const lines: string[] = [];
  const read = (line: string): Record<string, unknown> => JSON.parse(line);
  return {
    lines,
    write: (line: string) => void lines.push(line),
    /** The events in the security log, without the fields that every line has. */
    securityEvents: () =>
      lines
        .map(read)
        .filter(({ msg }) => msg === 'security event')
        .map((line) =>
          Object.fromEntries(Object.entries(line).filter(([name]) => !ofEveryLine.includes(name))),
        ),
  };
}

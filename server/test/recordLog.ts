const ofEveryLine = ['level', 'time', 'pid', 'hostname', 'reqId', 'msg'];

/** A destination of a log that keeps its lines. */
export function recordLog() {
  const lines: string[] = [];
  const read = (line: string): Record<string, unknown> => JSON.parse(line);
  return {
    lines,
    write: (line: string) => void lines.push(line),
    /** What the security log was told, without what every line holds. */
    securityEvents: () =>
      lines
        .map(read)
        .filter(({ msg }) => msg === 'security event')
        .map((line) =>
          Object.fromEntries(Object.entries(line).filter(([name]) => !ofEveryLine.includes(name))),
        ),
  };
}

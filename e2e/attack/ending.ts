import { readFileSync } from 'node:fs';
import { openSlowClients } from './slowClients';
import { type Finding, Findings } from './findings';
import { shutdownSeconds, type Target } from './Target';
import { typedPasswords } from './values';

/** Tells the host to stop while slow clients hold it, and reads what it writes meanwhile. */
export async function endHost(target: Target): Promise<Finding[]> {
  const findings = new Findings('the end and the log');
  await openSlowClients({ url: target.wire.url, cookie: '' }, 2);
  // Long enough for the slowest machine: all that counts is that it stops.
  const patienceMs = (shutdownSeconds + 25) * 1000;
  const ended = await Promise.race([target.host.stop('SIGTERM').then(() => true), later(patienceMs)]);
  if (!ended) findings.add('a host that SIGTERM does not end while connections are open');
  readLog(readFileSync(target.logFile, 'utf8'), target, findings);
  return findings.all;
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}

/** What must never be in a log: secrets, and calls that failed. */
function readLog(log: string, { wire }: Target, findings: Findings): void {
  const secrets: [string, string][] = [
    ['a hash of a password', '$argon2'],
    ...[...typedPasswords, 'seven plain linen words', 'eleven brass buttons'].map(
      (typed): [string, string] => ['a password', typed],
    ),
    ...[...wire.tokens].map((token): [string, string] => ['a cookie', token]),
  ];
  const lines = log.split('\n');
  const find = (what: string, line: string) => findings.add(what, line.slice(0, 500));
  for (const [what, secret] of secrets) {
    const line = log.includes(secret) ? lines.find((one) => one.includes(secret)) : undefined;
    if (line !== undefined) find(`${what} in the log`, line);
  }
  for (const line of lines) if (/call failed|"level":(50|60)/.test(line)) find('a failure in the log', line);
  if (lines.length < 100) find('a log that says next to nothing', log.slice(0, 200));
}

import type { WireCall } from './send';

/** Something that a host must not do. */
export interface Finding {
  /** The seed, or the name of an attack without seeds. */
  from: number | string;
  /** What is wrong, in words that are the same every time. */
  what: string;
  /** The details: what came back, or what changed. */
  detail: string;
  call: string;
}

/** What an attack has found so far. */
export class Findings {
  readonly all: Finding[] = [];

  constructor(private readonly from: Finding['from']) {}

  add(what: string, detail = '', call = ''): void {
    this.all.push({ from: this.from, what, detail, call });
  }
}

/** A call in a few lines, with cookies and long bodies cut. */
export function describeCall(call: WireCall, who: string): string {
  const headers = Object.entries(call.headers)
    .map(([name, value]) => `    ${name}: ${cut(String(value), 120)}`)
    .join('\n');
  const body =
    call.body === null
      ? ''
      : `\n    ${cut(JSON.stringify(call.body.toString('utf8')), 300)} (${call.body.length} bytes)`;
  return `${who}: ${call.method} ${cut(call.path, 300)}\n${headers}${body}`;
}

/** The start of a text, with its length. */
export const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length)} … ${text.length} in all`;

/** A finding as printed, with the command that replays it. */
export function describeFinding({ from, what, detail, call }: Finding): string {
  const replay =
    typeof from === 'number' ? `ATTACK_FROM=${from} ATTACK_SEEDS=1 npm run attack` : 'npm run attack';
  return `${typeof from === 'number' ? `seed ${from}` : from}: ${what}\n  ${cut(detail, 600)}\n  ${call}\n  again: ${replay}`;
}

/** How often each kind was found, most frequent first, with its first occurrence. */
export function tallyOf(findings: readonly Finding[]): string[] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) kinds.set(finding.what, [...(kinds.get(finding.what) ?? []), finding]);
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([what, all]) => `${String(all.length).padStart(6)}  ${what} (first: ${all[0]?.from ?? ''})`);
}

import { format } from 'node:util';

const kinds = ['error', 'warn'] as const;
type Kind = (typeof kinds)[number];

/**
 * Reported for a menu in a dialog that just opened: Ant Design measures the popup before inserting it, depending on
 * timing.
 */
const falseAlarm = /trigger element and popup element should in same shadow root/;

let expected: { kind: Kind; pattern: RegExp }[] = [];
let unexpected: string[] = [];

/** Expects a console message in this test; any other fails it. */
export function expectConsole(kind: Kind, pattern: RegExp): void {
  expected.push({ kind, pattern });
}

/** Makes a test fail on an unexpected `console.error` or `console.warn`. */
export function failOnConsole(): void {
  let spies: jest.SpyInstance[] = [];

  beforeEach(() => {
    expected = [];
    unexpected = [];
    spies = kinds.map((kind) =>
      jest.spyOn(console, kind).mockImplementation((...parts: unknown[]) => {
        const text = format(...parts);
        const isExpected = expected.some((one) => one.kind === kind && one.pattern.test(text));
        if (!isExpected && !falseAlarm.test(text)) unexpected.push(`console.${kind}: ${text}`);
      }),
    );
  });

  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
  });
}

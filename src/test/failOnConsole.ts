import { format } from 'node:util';

const kinds = ['error', 'warn'] as const;
type Kind = (typeof kinds)[number];

/**
 * Said of every menu that opens first in a dialog that just opened: Ant Design looks where the popup is before it has
 * inserted it. Whether it does so depends on how quickly the test goes on.
 */
const falseAlarm = /trigger element and popup element should in same shadow root/;

let expected: { kind: Kind; pattern: RegExp }[] = [];
let unexpected: string[] = [];

/** Announces a console message that this test causes on purpose; any other fails the test. */
export function expectConsole(kind: Kind, pattern: RegExp): void {
  expected.push({ kind, pattern });
}

/** Makes a test fail on a `console.error` or `console.warn` that it did not announce. */
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

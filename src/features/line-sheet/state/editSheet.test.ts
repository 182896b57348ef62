import fc from 'fast-check';
import { buildSheet } from '../../../test/factories/buildSheet';
import { countEdits } from './edits';
import { chooseServiceDate, enterQuantities, enterQuantity, toggleWantedCode } from './editSheet';

const sku = 'WJM123000M';

describe('enterQuantity', () => {
  it('stores the quantity, updates the totals and records the edit', () => {
    const sheet = enterQuantity(buildSheet(), { sku, quantity: 3 });
    expect(sheet.lines).toEqual({ WJM123: { [sku]: 3 } });
    expect(sheet.totals).toEqual({ pieces: 3, amount: 15_000, drops: { A: { pieces: 3, amount: 15_000 } } });
    expect(sheet.edits.quantities[sku]).toEqual({ value: 3, base: 0, sent: [], seq: 2 });
  });

  it('retains the base of an edit when the same cell is edited again', () => {
    const first = enterQuantity(buildSheet({ lines: { WJM123: { [sku]: 8 } } }), { sku, quantity: 3 });
    const second = enterQuantity(first, { sku, quantity: 4 });
    expect(second.edits.quantities[sku]).toEqual({ value: 4, base: 8, sent: [], seq: 3 });
    expect(countEdits(second.edits)).toBe(1);
  });

  it('removes the sku with null, and its garment with the last one', () => {
    const sheet = enterQuantity(buildSheet({ lines: { WJM123: { [sku]: 8 } } }), { sku, quantity: null });
    expect(sheet.lines).toEqual({});
    expect(sheet.totals.pieces).toBe(0);
    expect(sheet.edits.quantities[sku]?.value).toBe(0);
  });

  it('changes nothing when the quantity is the same', () => {
    const sheet = buildSheet({ lines: { WJM123: { [sku]: 8 } } });
    expect(enterQuantity(sheet, { sku, quantity: 8 })).toBe(sheet);
  });

  it('preserves the identity of other garments', () => {
    const before = buildSheet({ lines: { WJM123: { [sku]: 8 }, WJM200: { WJM200000S: 1 } } });
    const after = enterQuantity(before, { sku, quantity: 9 });
    expect(after.lines.WJM200).toBe(before.lines.WJM200);
  });

  it('removes the color from the wanted list as an implied edit', () => {
    const sheet = enterQuantity(buildSheet({ wanted: ['WJM123000', 'WJM123010'] }), { sku, quantity: 3 });
    expect(sheet.wanted).toEqual(['WJM123010']);
    expect(sheet.edits.wanted.WJM123000).toMatchObject({ value: false, base: true, isImplied: true });
    expect(countEdits(sheet.edits)).toBe(1);
  });

  it('adds no amount for an unknown garment', () => {
    const sheet = enterQuantity(buildSheet(), { sku: 'OTHER1000M', quantity: 3 });
    expect(sheet.totals).toMatchObject({ pieces: 3, amount: 0 });
  });

  it('makes a save due again after a refusal', () => {
    const refused = { ...buildSheet(), failure: { kind: 'refused' as const, message: 'no' } };
    expect(enterQuantity(refused, { sku, quantity: 3 }).failure).toBeNull();
    const offline = { ...buildSheet(), failure: { kind: 'offline' as const, message: 'no' } };
    expect(enterQuantity(offline, { sku, quantity: 3 }).failure).toBe(offline.failure);
  });
});

describe('enterQuantities', () => {
  const before = buildSheet({
    lines: { WJM123: { WJM123000S: 1, WJM123000M: 2 } },
    wanted: ['WJM123010', 'WJM200000'],
  });

  it('equals entering one after the other', () => {
    const entry = fc.record({
      sku: fc.constantFrom('WJM123000S', 'WJM123000M', 'WJM123010S', 'WJM200000S'),
      quantity: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (earlier, entries) => {
        const sheet = earlier.reduce(enterQuantity, before);
        expect(enterQuantities(sheet, entries)).toEqual(entries.reduce(enterQuantity, sheet));
      }),
    );
  });

  it('changes nothing when the quantities are the same', () => {
    expect(enterQuantities(before, [{ sku: 'WJM123000S', quantity: 1 }])).toBe(before);
  });
});

describe('toggleWantedCode', () => {
  it('adds a color to the wanted list and removes it again', () => {
    const on = toggleWantedCode(buildSheet(), { code: 'WJM123000' });
    expect(on.wanted).toEqual(['WJM123000']);
    expect(on.edits.wanted.WJM123000).toMatchObject({ value: true, base: false, isImplied: false });
    const off = toggleWantedCode(on, { code: 'WJM123000' });
    expect(off.wanted).toEqual([]);
    expect(off.edits.wanted.WJM123000).toMatchObject({ value: false, base: false });
  });
});

describe('chooseServiceDate', () => {
  it('records another date, and ignores the same', () => {
    const sheet = chooseServiceDate(buildSheet({ serviceDate: 10 }), 20);
    expect(sheet.serviceDate).toBe(20);
    expect(sheet.edits.serviceDate).toEqual({ value: 20, base: 10, sent: [], seq: 2 });
    expect(chooseServiceDate(sheet, 20)).toBe(sheet);
  });
});

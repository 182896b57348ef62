import { buildServerSheet, buildSheet } from '../../../test/factories/buildSheet';
import { countEdits, hasEdits, mergeEdits, noEdits } from './edits';
import { chooseServiceDate, enterQuantity, toggleWantedCode } from './editSheet';
import type { Sheet } from './Sheet';
import {
  acknowledgeSave,
  dropSkus,
  failSave,
  isSaveDue,
  openSheet,
  receiveOrder,
  requestSave,
  setFinished,
  startSave,
} from './syncSheet';

const S = 'WJM123000S';
const M = 'WJM123000M';
const set = (sheet: Sheet, sku: string, quantity: number) => enterQuantity(sheet, { sku, quantity });
const offline = { kind: 'offline', message: 'no' } as const;

describe('a save', () => {
  it('sends the state at its start, and acknowledges the edits up to it', () => {
    const started = startSave(set(buildSheet(), S, 1));
    expect(started.inFlight).toMatchObject({ lines: { WJM123: { [S]: 1 } }, version: 1 });

    const saved = acknowledgeSave(set(started, M, 2), { version: 2 });
    expect(saved.base).toEqual({ lines: { WJM123: { [S]: 1 } }, wanted: [], serviceDate: null, version: 2 });
    expect(Object.keys(saved.edits.quantities)).toEqual([M]);
    expect(saved.lines).toEqual({ WJM123: { [S]: 1, [M]: 2 } });
    expect(isSaveDue(saved)).toBe(true);
  });

  it('rebases later edits of the same cell onto what was sent', () => {
    const started = startSave(set(buildSheet(), S, 1));
    const saved = acknowledgeSave(set(started, S, 5), { version: 2 });
    expect(saved.edits.quantities[S]).toMatchObject({ value: 5, base: 1, sent: [] });
  });

  it('drops an edit that equals what was sent', () => {
    const started = startSave(set(buildSheet(), S, 1));
    const saved = acknowledgeSave(set(set(started, S, 5), S, 1), { version: 2 });
    expect(hasEdits(saved.edits)).toBe(false);
  });

  it('retains the version when the response has none', () => {
    expect(acknowledgeSave(startSave(set(buildSheet(), S, 1)), {}).base.version).toBe(1);
  });

  it('ignores an unexpected response', () => {
    const sheet = buildSheet();
    expect(acknowledgeSave(sheet, { version: 2 })).toBe(sheet);
  });

  it('is due again after a failure, but not after a refusal', () => {
    const started = startSave(set(buildSheet(), S, 1));
    const failed = failSave(started, { failure: offline });
    expect(failed.inFlight).toBeNull();
    expect(isSaveDue(failed)).toBe(true);
    expect(isSaveDue(failSave(started, { failure: { kind: 'refused', message: 'no' } }))).toBe(false);
    expect(isSaveDue(failSave(started, { failure: { kind: 'session', message: 'no' } }))).toBe(false);
  });

  it('is due on request, though nothing has changed', () => {
    const asked = requestSave(buildSheet());
    expect(isSaveDue(buildSheet())).toBe(false);
    expect(isSaveDue(asked)).toBe(true);
    expect(startSave(asked).isAsked).toBe(false);
  });
});

describe('receiveOrder', () => {
  it("takes somebody else's changes, and retains unsaved ones", () => {
    const mine = set(chooseServiceDate(buildSheet(), 99), S, 1);
    const theirs = buildServerSheet({
      version: 2,
      lines: { WJM200: { WJM200000S: 7 } },
      wanted: ['WJM200000'],
    });
    const merged = receiveOrder(mine, theirs);
    expect(merged.lines).toEqual({ WJM123: { [S]: 1 }, WJM200: { WJM200000S: 7 } });
    expect(merged).toMatchObject({ wanted: ['WJM200000'], serviceDate: 99, base: { version: 2 } });
    expect(merged.totals).toMatchObject({ pieces: 8, amount: 12_000 });
    expect(countEdits(merged.edits)).toBe(2);
  });

  it('merges the wanted codes of both', () => {
    const mine = toggleWantedCode(
      toggleWantedCode(buildSheet({ wanted: ['WJM200000'] }), { code: 'WJM200000' }),
      {
        code: 'WJM123000',
      },
    );
    const theirs = buildServerSheet({ version: 2, wanted: ['WJM200000', 'WJM200010'] });
    expect(receiveOrder(mine, theirs).wanted).toEqual(['WJM200010', 'WJM123000']);
  });

  it('applies the wanted rule again to a code added by somebody else', () => {
    const theirs = buildServerSheet({ version: 2, wanted: ['WJM123000'] });
    expect(receiveOrder(set(buildSheet(), S, 1), theirs).wanted).toEqual([]);
  });

  it('drops edits that the server already has', () => {
    const theirs = buildServerSheet({ version: 2, lines: { WJM123: { [S]: 1 } } });
    expect(hasEdits(receiveOrder(set(buildSheet(), S, 1), theirs).edits)).toBe(false);
  });

  it('ignores a response older than the last save', () => {
    const saved = acknowledgeSave(startSave(set(buildSheet(), S, 1)), { version: 2 });
    expect(receiveOrder(saved, buildServerSheet({ version: 1 }))).toBe(saved);
  });

  it('takes new prices of the same version, and does not change lines', () => {
    const mine = set(buildSheet(), S, 2);
    const same = receiveOrder(mine, buildServerSheet({ prices: { WJM123: { price: 100, drop: '' } } }));
    expect(same.lines).toBe(mine.lines);
    expect(same.edits).toBe(mine.edits);
    expect(same.totals).toEqual({ pieces: 2, amount: 200, drops: {} });
  });

  it('loses nothing when the order is fetched while a save is in flight that an edit has reverted', () => {
    const started = startSave(set(buildSheet(), S, 5));
    const undone = enterQuantity(started, { sku: S, quantity: null });
    const read = receiveOrder(undone, buildServerSheet({ version: 1 }));
    const saved = acknowledgeSave(read, { version: 2 });
    expect(saved.lines).toEqual({});
    expect(saved.edits.quantities[S]).toMatchObject({ value: 0, base: 5 });
  });

  it('recognizes its own save after its response was lost', () => {
    const lost = failSave(startSave(set(buildSheet(), S, 5)), { failure: offline });
    const again = set(lost, S, 6);
    const read = receiveOrder(again, buildServerSheet({ version: 2, lines: { WJM123: { [S]: 5 } } }));
    expect(read.edits.quantities[S]).toMatchObject({ value: 6, base: 5 });
    expect(read.lines).toEqual({ WJM123: { [S]: 6 } });
  });

  it("shows the server's content when the response of a save comes after it", () => {
    const started = startSave(set(buildSheet(), S, 5));
    // Our save made version 2, somebody else's 3, and both were read before our answer came.
    const read = receiveOrder(started, buildServerSheet({ version: 3, lines: { WJM123: { [S]: 9 } } }));
    expect(read.lines).toEqual({ WJM123: { [S]: 5 } });
    const saved = acknowledgeSave(read, { version: 2 });
    expect(saved.lines).toEqual({ WJM123: { [S]: 9 } });
    expect(saved.base.version).toBe(3);
    expect(hasEdits(saved.edits)).toBe(false);
  });

  it('continues saving with a new session', () => {
    const ended = failSave(startSave(set(buildSheet(), S, 5)), {
      failure: { kind: 'session', message: 'no' },
    });
    const back = receiveOrder(ended, buildServerSheet({ version: 1 }));
    expect(back.failure).toBeNull();
    expect(isSaveDue(back)).toBe(true);
  });
});

describe('openSheet', () => {
  it('applies the edits of an earlier visit', () => {
    const earlier = set(
      toggleWantedCode(buildSheet({ wanted: ['WJM123000'] }), { code: 'WJM200000' }),
      S,
      4,
    ).edits;
    const sheet = openSheet(
      buildServerSheet({ version: 8, wanted: ['WJM123000'] }),
      'person',
      mergeEdits([earlier]),
    );
    expect(sheet.lines).toEqual({ WJM123: { [S]: 4 } });
    expect(sheet.wanted).toEqual(['WJM200000']);
    expect(isSaveDue(sheet)).toBe(true);
    expect(hasEdits(acknowledgeSave(startSave(sheet), { version: 9 }).edits)).toBe(false);
  });

  it('uses the later of two visits for the same cell', () => {
    const [first, second] = [set(buildSheet(), S, 4).edits, set(set(buildSheet(), S, 5), M, 1).edits];
    const merged = mergeEdits([first, second, noEdits]);
    expect(openSheet(buildServerSheet(), 'person', merged).lines).toEqual({ WJM123: { [S]: 5, [M]: 1 } });
  });
});

describe('setFinished', () => {
  it('takes the next version, but not a later one, which the next save detects', () => {
    expect(setFinished(buildSheet(), { finished: true, version: 2 })).toMatchObject({
      finished: true,
      base: { version: 2 },
    });
    expect(setFinished(buildSheet(), { finished: true, version: 5 }).base.version).toBe(1);
  });
});

describe('dropSkus', () => {
  it('drops edits that can never be saved', () => {
    const sheet = dropSkus(set(set(buildSheet(), S, 4), M, 1), { skus: [S] });
    expect(sheet.lines).toEqual({ WJM123: { [M]: 1 } });
    expect(sheet.totals.pieces).toBe(1);
  });
});

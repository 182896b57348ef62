import { buildServerSheet, buildSheet } from '../../../test/factories/buildSheet';
import { conflictsOf } from './conflicts';
import { countEdits, type Edits, hasEdits, mergeEdits, rebaseEdits } from './edits';
import { chooseServiceDate, enterQuantity, toggleWantedCode } from './editSheet';
import type { Sheet } from './Sheet';
import {
  acknowledgeSave,
  adoptEdits,
  isSaveDue,
  openSheet,
  receiveOrder,
  resolveConflicts,
  startSave,
} from './syncSheet';

const S = 'WJM123000S';
const M = 'WJM123000M';
const set = (sheet: Sheet, sku: string, quantity: number) => enterQuantity(sheet, { sku, quantity });
/** Unsaved edits of another tab of the same order. */
const unsavedOf = (...quantities: number[]): Edits =>
  quantities.reduce((sheet, quantity) => set(sheet, S, quantity), buildSheet()).edits;
/** Resolves the first conflict. */
const choose = (sheet: Sheet, isMine: boolean) =>
  resolveConflicts(sheet, { choices: conflictsOf(sheet.edits).map((conflict) => ({ ...conflict, isMine })) });
const saved = (sheet: Sheet, version = 2) => acknowledgeSave(startSave(sheet), { version });

describe('a cell with different quantities in this tab and a closed one', () => {
  const asked = adoptEdits(set(set(buildSheet(), S, 5), M, 1), { unsaved: unsavedOf(3) });

  it("retains this tab's quantity and asks, while everything else is saved", () => {
    expect(conflictsOf(asked.edits)).toEqual([{ sku: S, mine: 5, theirs: 3, isOwn: true }]);
    expect(asked.lines).toEqual({ WJM123: { [S]: 5, [M]: 1 } });
    expect(startSave(asked).inFlight?.lines).toEqual({ WJM123: { [M]: 1 } });
    expect(isSaveDue(saved(asked))).toBe(false);
    expect(hasEdits(saved(asked).edits)).toBe(true);
  });

  it.each([
    [true, 5],
    [false, 3],
  ])("is saved as chosen (this tab's: %s)", (isMine, quantity) => {
    const chosen = choose(asked, isMine);
    expect(conflictsOf(chosen.edits)).toEqual([]);
    expect(chosen.lines).toEqual({ WJM123: { [S]: quantity, [M]: 1 } });
    expect(hasEdits(saved(chosen).edits)).toBe(false);
    expect(saved(chosen).base.lines).toEqual({ WJM123: { [S]: quantity, [M]: 1 } });
  });

  it("is still asked about when this tab's quantity was in flight", () => {
    const onItsWay = startSave(set(buildSheet(), S, 5));
    const arrived = acknowledgeSave(adoptEdits(onItsWay, { unsaved: unsavedOf(3) }), { version: 2 });
    expect(arrived.base.lines).toEqual({ WJM123: { [S]: 5 } });
    expect(conflictsOf(arrived.edits)).toEqual([{ sku: S, mine: 5, theirs: 3, isOwn: true }]);
    expect(isSaveDue(arrived)).toBe(false);
    expect(hasEdits(choose(arrived, true).edits)).toBe(false);
    expect(saved(choose(arrived, false), 3).base.lines).toEqual({ WJM123: { [S]: 3 } });
  });

  it('is still asked about after further typing, unless that is the other quantity', () => {
    expect(conflictsOf(set(asked, S, 6).edits)).toMatchObject([{ mine: 6, theirs: 3 }]);
    const same = set(asked, S, 3);
    expect(conflictsOf(same.edits)).toEqual([]);
    expect(hasEdits(saved(same).edits)).toBe(false);
  });

  it('is still asked about on the next visit', () => {
    const again = openSheet(buildServerSheet(), 'person', asked.edits);
    expect(conflictsOf(again.edits)).toHaveLength(1);
    expect(countEdits(again.edits)).toBe(2);
  });

  it('is not asked about when both are equal, or the server already has the other', () => {
    const same = adoptEdits(set(buildSheet(), S, 3), { unsaved: unsavedOf(3) });
    expect(conflictsOf(same.edits)).toEqual([]);
    const known = buildSheet({ lines: { WJM123: { [S]: 3 } }, version: 2 });
    expect(conflictsOf(adoptEdits(set(known, S, 5), { unsaved: unsavedOf(3) }).edits)).toEqual([]);
  });

  it("is first asked about somebody else's value, then about the other tab's", () => {
    const theirs = receiveOrder(asked, buildServerSheet({ version: 2, lines: { WJM123: { [S]: 9 } } }));
    expect(conflictsOf(theirs.edits)).toEqual([{ sku: S, mine: 5, theirs: 9 }]);
    const given = choose(theirs, false);
    expect(given.lines).toEqual({ WJM123: { [S]: 9, [M]: 1 } });
    expect(conflictsOf(given.edits)).toEqual([{ sku: S, mine: 9, theirs: 3, isOwn: true }]);
    expect(choose(given, true).edits.quantities[S]).toBeUndefined();
    expect(choose(given, false).lines).toEqual({ WJM123: { [S]: 3, [M]: 1 } });
    expect(conflictsOf(choose(theirs, true).edits)).toMatchObject([{ mine: 5, theirs: 3, isOwn: true }]);
  });

  it('is not asked about once the server has the other: then it is somebody else’s', () => {
    const theirs = receiveOrder(asked, buildServerSheet({ version: 2, lines: { WJM123: { [S]: 3 } } }));
    expect(conflictsOf(theirs.edits)).toEqual([{ sku: S, mine: 5, theirs: 3 }]);
    expect(conflictsOf(choose(theirs, true).edits)).toEqual([]);
  });

  it('restores the wanted code that its quantity removed when none is ordered', () => {
    const wanting = toggleWantedCode(buildSheet(), { code: S });
    const before = openSheet(buildServerSheet({ wanted: wanting.wanted }), 'person');
    const removal = { ...unsavedOf(3).quantities[S], value: 0, base: 4, sent: [], seq: 1 };
    const unsaved = {
      quantities: { [S]: { ...removal, base: 0, sent: [3] } },
      wanted: {},
      serviceDate: null,
    };
    const adopted = adoptEdits(set(before, S, 5), { unsaved });
    // Nothing was ordered when either tab started: a removal is not a conflicting quantity.
    expect(conflictsOf(adopted.edits)).toEqual([]);

    const with4 = buildServerSheet({ wanted: [S], lines: { WJM123: { [S]: 4 } } });
    const both = adoptEdits(set(openSheet(with4, 'person'), S, 5), {
      unsaved: { ...unsaved, quantities: { [S]: removal } },
    });
    expect(both.wanted).toEqual([]);
    expect(choose(both, false)).toMatchObject({ lines: {}, wanted: [S] });
  });
});

it('asks about each quantity of several closed tabs, one after the other', () => {
  const unsaved = mergeEdits([unsavedOf(3), unsavedOf(4), unsavedOf(3), unsavedOf(5)]);
  const sheet = openSheet(buildServerSheet(), 'person', unsaved);
  expect(sheet.lines).toEqual({ WJM123: { [S]: 5 } });
  const first = conflictsOf(sheet.edits);
  expect(first).toEqual([{ sku: S, mine: 5, theirs: 3, isOwn: true }]);
  const second = choose(sheet, false);
  expect(conflictsOf(second.edits)).toEqual([{ sku: S, mine: 3, theirs: 4, isOwn: true }]);
  expect(conflictsOf(choose(second, true).edits)).toEqual([]);
  expect(saved(choose(second, true)).base.lines).toEqual({ WJM123: { [S]: 3 } });
});

it('asks about two delivery dates, of which one may be none', () => {
  const dated = (date: number | null) =>
    chooseServiceDate(chooseServiceDate(buildSheet({ serviceDate: 10 }), 20), date).edits;
  const unsaved = mergeEdits([dated(null), dated(30)]);
  const sheet = openSheet(buildServerSheet({ serviceDate: 10 }), 'person', unsaved);
  expect(conflictsOf(sheet.edits)).toEqual([{ sku: null, mine: 30, theirs: null, isOwn: true }]);
  expect(isSaveDue(sheet)).toBe(false);
  const chosen = choose(sheet, false);
  expect(chosen.serviceDate).toBeNull();
  expect(hasEdits(saved(chosen).edits)).toBe(false);
});

it('ignores a choice between values that have changed since', () => {
  const asked = adoptEdits(set(buildSheet(), S, 5), { unsaved: unsavedOf(3) });
  const choices = conflictsOf(asked.edits).map((conflict) => ({ ...conflict, isMine: true }));
  expect(conflictsOf(resolveConflicts(set(asked, S, 6), { choices }).edits)).toHaveLength(1);
});

it('does not ask when the person typed over the other value', () => {
  const upon3 = set(buildSheet({ lines: { WJM123: { [S]: 3 } } }), S, 5).edits;
  expect(conflictsOf(rebaseEdits(mergeEdits([unsavedOf(3), upon3]), buildServerSheet()))).toMatchObject([
    { mine: 5, theirs: 0 },
  ]);
});

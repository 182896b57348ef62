import fc from 'fast-check';
import { flattenLines, groupLines } from '../../../domain/orders/lines';
import { buildServerSheet } from '../../../test/factories/buildSheet';
import { conflictsOf } from './conflicts';
import { applyEdits, type Edits, mergeEdits, quantityIn, rebaseEdits, type SheetContent } from './edits';
import { chooseServiceDate, enterQuantity, toggleWantedCode } from './editSheet';
import { noHistory, reversed, stepBetween, applyStep, withStep } from './history';
import type { Sheet } from './Sheet';
import { openSheet } from './syncSheet';

const left = ['WJM123000S', 'WJM123000M', 'WJM123010S'];
const right = ['WJM200000S', 'WJM200000M', 'WJM200010S'];
const skus = [...left, ...right];
const quantity = fc.nat(4);
const content = fc.record({
  lines: fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 4 })).map(groupLines),
  wanted: fc.uniqueArray(fc.constantFrom('WJM123000', 'WJM200000', 'WJM123000S')),
  serviceDate: fc.option(fc.constantFrom(10, 20)),
});

type Act = (sheet: Sheet) => Sheet;
const actOn = (these: readonly string[]): fc.Arbitrary<Act> =>
  fc.oneof(
    fc
      .record({ sku: fc.constantFrom(...these), quantity })
      .map((entry) => (sheet: Sheet) => enterQuantity(sheet, entry)),
    fc
      .constantFrom(...these.map((sku) => sku.slice(0, 9)))
      .map((code) => (sheet: Sheet) => toggleWantedCode(sheet, { code })),
  );
const dateAct: fc.Arbitrary<Act> = fc
  .option(fc.constantFrom(10, 20, 30))
  .map((date) => (sheet) => chooseServiceDate(sheet, date));
const acts = fc.array(fc.oneof(actOn(skus), dateAct), { maxLength: 12 });

const opened = (start: SheetContent) => openSheet(buildServerSheet(start), 'person');
const editsOf = (start: SheetContent, done: readonly Act[]): Edits =>
  done.reduce((sheet, act) => act(sheet), opened(start)).edits;
/** For comparing orders regardless of the order of the wanted list. */
const plain = ({ lines, wanted, serviceDate }: SheetContent) => ({
  lines: flattenLines(lines),
  wanted: [...wanted].sort(),
  serviceDate,
});

it('applying edits is idempotent', () => {
  fc.assert(
    fc.property(content, content, acts, (start, server, done) => {
      const edits = editsOf(start, done);
      const once = applyEdits(server, edits);
      expect(plain(applyEdits(once, edits))).toEqual(plain(once));
    }),
  );
});

it('rebasing onto the same content is idempotent', () => {
  fc.assert(
    fc.property(content, content, acts, fc.boolean(), (start, server, done, isNewer) => {
      const once = rebaseEdits(editsOf(start, done), server, { isNewer });
      expect(rebaseEdits(once, server, { isNewer })).toEqual(once);
    }),
  );
});

it('edits of different cells commute', () => {
  const these = fc.array(actOn(left), { maxLength: 8 });
  const those = fc.array(actOn(right), { maxLength: 8 });
  fc.assert(
    fc.property(content, content, these, those, (start, server, mine, theirs) => {
      const [a, b] = [editsOf(start, mine), editsOf(start, theirs)];
      const oneWay = applyEdits(applyEdits(server, a), b);
      expect(plain(oneWay)).toEqual(plain(applyEdits(applyEdits(server, b), a)));
      expect(plain(oneWay)).toEqual(plain(applyEdits(server, mergeEdits([a, b]))));
    }),
  );
});

it('a rebase loses no quantity: the server has it, it will be sent, or it is a conflict', () => {
  fc.assert(
    fc.property(content, content, acts, (start, server, done) => {
      const edits = editsOf(start, done);
      const rebased = rebaseEdits(edits, server, { isNewer: true });
      const asked = new Set(conflictsOf(rebased).map(({ sku }) => sku));
      for (const [sku, edit] of Object.entries(edits.quantities)) {
        const theirs = quantityIn(server.lines, sku);
        const isBothChanged = theirs !== edit.base && theirs !== edit.value;
        expect(rebased.quantities[sku]?.value ?? theirs).toBe(edit.value);
        expect(asked.has(sku)).toBe(isBothChanged);
      }
    }),
  );
});

it('undoing all steps restores the start, redoing them the end', () => {
  fc.assert(
    fc.property(content, acts, (start, done) => {
      let sheet = opened(start);
      let history = noHistory;
      for (const act of done) {
        const next = act(sheet);
        const step = stepBetween(sheet, next, skus);
        if (step) history = withStep(history, step);
        sheet = next;
      }
      const end = plain(sheet);
      for (const step of [...history.done].reverse()) sheet = applyStep(sheet, reversed(step));
      expect(plain(sheet)).toEqual(plain(start));
      for (const step of history.done) sheet = applyStep(sheet, step);
      expect(plain(sheet)).toEqual(end);
    }),
  );
});

import fc from 'fast-check';
import { flattenLines } from '../../../domain/orders/lines';
import { setQuantity } from '../../../domain/orders/quantities';
import { countTotals } from '../../../domain/orders/totals';
import { buildServerSheet, buildSheet } from '../../../test/factories/buildSheet';
import { conflictsOf } from './conflicts';
import { quantityIn, type SheetBase } from './edits';
import { enterQuantity } from './editSheet';
import type { ServerSheet, Sheet } from './Sheet';
import {
  acknowledgeSave,
  failSave,
  isSaveDue,
  openSheet,
  receiveOrder,
  resolveConflicts,
  startSave,
} from './syncSheet';

const skus = ['WJM123000S', 'WJM123000M', 'WJM200000S'];

/** What can happen, in any order. */
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      sku: fc.constantFrom(...skus),
      isRemoved: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('theirs' as const), sku: fc.constantFrom(...skus) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('choose' as const), isMine: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('send' as const, 'arrive' as const, 'answer' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('lose' as const, 'read' as const, 'reopen' as const) }),
  },
);

type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** A sheet, its server, and the requests and responses between them. */
class World {
  sheet: Sheet = buildSheet();
  server: ServerSheet = buildServerSheet({ orderId: this.sheet.orderId });
  /** Saves that were sent and may still arrive at any time. */
  underWay: SheetBase[] = [];
  answer: { version?: number } | 'stale' | null = null;
  /** Each quantity is entered once, which identifies its author. */
  entered = 0;
  /** The expected quantity of each cell: what we entered last, until somebody knowingly overwrites it. */
  readonly mine = new Map<string, number>();
  /** The same for somebody else's entries. */
  readonly theirs = new Map<string, number>();

  happen(one: Event): void {
    switch (one.kind) {
      case 'edit': {
        const quantity = one.isRemoved ? 0 : (this.entered += 1);
        const edited = enterQuantity(this.sheet, { sku: one.sku, quantity });
        // Entering what is already there is not an edit.
        if (edited === this.sheet) return;
        this.mine.set(one.sku, quantity);
        if (quantityIn(this.sheet.lines, one.sku) === this.theirs.get(one.sku)) this.theirs.delete(one.sku);
        this.sheet = edited;
        // Back at the original value before anything was sent: nothing has changed, so somebody else's value may stay.
        const { value, base, sent } = edited.edits.quantities[one.sku] ?? { value: 0, base: 0, sent: [] };
        if (value === base && sent.length === 0) this.mine.delete(one.sku);
        return;
      }
      case 'theirs': {
        const quantity = (this.entered += 1);
        if (quantityIn(this.server.lines, one.sku) === this.mine.get(one.sku)) this.mine.delete(one.sku);
        this.theirs.set(one.sku, quantity);
        const { lines } = setQuantity(this.server, one.sku, quantity).state;
        this.server = { ...this.server, lines, version: this.server.version + 1 };
        return;
      }
      case 'choose': {
        const choices = conflictsOf(this.sheet.edits).map((conflict) => ({
          ...conflict,
          isMine: one.isMine,
        }));
        for (const { sku, mine, theirs } of choices) {
          if (sku === null) continue;
          if (!one.isMine && this.mine.get(sku) === mine) this.mine.delete(sku);
          if (one.isMine && this.theirs.get(sku) === theirs) this.theirs.delete(sku);
        }
        this.sheet = resolveConflicts(this.sheet, { choices });
        return;
      }
      case 'send':
        if (this.sheet.inFlight !== null || !isSaveDue(this.sheet)) return;
        this.sheet = startSave(this.sheet);
        if (this.sheet.inFlight) this.underWay.push(this.sheet.inFlight);
        return;
      case 'arrive': {
        const save = this.underWay.shift();
        if (save === undefined) return;
        const isStale = save.version !== this.server.version;
        if (!isStale) this.server = { ...this.server, lines: save.lines, version: this.server.version + 1 };
        // The response of an abandoned save is ignored.
        if (save === this.sheet.inFlight) this.answer = isStale ? 'stale' : { version: this.server.version };
        return;
      }
      case 'answer':
        if (this.answer === null) return;
        if (this.answer === 'stale') this.read();
        this.sheet =
          this.answer === 'stale'
            ? { ...this.sheet, inFlight: null }
            : acknowledgeSave(this.sheet, this.answer);
        this.answer = null;
        return;
      case 'lose':
        this.answer = null;
        this.sheet = failSave(this.sheet, { failure: { kind: 'offline', message: '' } });
        return;
      case 'read':
        this.read();
        return;
      case 'reopen':
        this.answer = null;
        this.sheet = openSheet(this.server, 'person', this.sheet.edits);
        return;
    }
  }

  read(): void {
    this.sheet = receiveOrder(this.sheet, this.server);
  }

  /** Ends the storm: everything arrives until nothing is left to save. */
  calm(isMine: boolean): void {
    for (let round = 0; round < 20; round += 1) {
      (['arrive', 'answer', 'lose', 'send', 'arrive', 'answer'] as const).forEach((kind) =>
        this.happen({ kind }),
      );
      this.happen({ kind: 'choose', isMine });
    }
  }
}

const reopenedWhileSent: Event[] = [
  { kind: 'edit', sku: 'WJM123000M', isRemoved: false },
  { kind: 'reopen' },
  { kind: 'send' },
  { kind: 'edit', sku: 'WJM123000M', isRemoved: false },
  { kind: 'arrive' },
  { kind: 'theirs', sku: 'WJM123000S' },
];

it("loses no quantity, ours or somebody else's, whatever requests and responses are lost", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.boolean(), (events, isMine) => {
      const world = new World();
      events.forEach((one) => world.happen(one));
      world.calm(isMine);

      const { sheet, server } = world;
      const saved = flattenLines(server.lines);
      expect(isSaveDue(sheet)).toBe(false);
      expect(flattenLines(sheet.lines)).toEqual(saved);
      expect(sheet.totals).toEqual(countTotals(sheet.lines, new Map(Object.entries(sheet.prices))));
      for (const [sku, quantity] of [...world.mine, ...world.theirs]) expect(saved[sku] ?? 0).toBe(quantity);
    }),
    {
      numRuns: 2000,
      // A sequence that once lost a quantity: typed, reopened, sent, typed again before the response.
      examples: [[reopenedWhileSent, false]],
    },
  );
});

import { signedOut } from '../../../api';
import { buildServerSheet } from '../../../test/factories/buildSheet';
import { noEdits } from './edits';
import { stepBetween } from './history';
import {
  historyRetraced,
  lineSheetSlice,
  orderOpened,
  orderReceived,
  quantitiesEntered,
  serviceDateChosen,
  stepReversed,
  wantedToggled,
} from './lineSheetSlice';
import type { ServerSheet } from './Sheet';

const { reducer } = lineSheetSlice;
type Action = Parameters<typeof reducer>[1];

const order = buildServerSheet({
  lines: { WJM200: { WJM200000S: 1 } },
  wanted: ['WJM123000'],
  serviceDate: 100,
});

/** The state after the order was opened and these actions happened. */
function after(...actions: Action[]) {
  const opened = orderOpened({ server: order, userId: 'person', restored: noEdits });
  return [opened, ...actions].reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
}

/** What the person sees after these actions. */
function seen(...actions: Action[]) {
  const { lines, wanted, serviceDate, totals } = after(...actions)?.sheet ?? {};
  return { lines, wanted: [...(wanted ?? [])].sort(), serviceDate, totals };
}

/** Somebody else has saved the order with these changes. */
const received = (changes: Partial<ServerSheet>) => orderReceived({ ...order, version: 2, ...changes });

const enter = (sku: string, quantity: number | null) => quantitiesEntered([{ sku, quantity }]);

describe('a step', () => {
  const steps: [string, Action[]][] = [
    ['a quantity', [enter('WJM123010S', 5)]],
    ['a quantity that takes its color off the wanted list', [enter('WJM123000S', 5)]],
    ['a changed quantity', [enter('WJM200000S', 7)]],
    ['a removed quantity', [enter('WJM200000S', null)]],
    ['a wanted color', [wantedToggled({ code: 'WJM200000' })]],
    ['a color no longer wanted', [wantedToggled({ code: 'WJM123000' })]],
    ['a wanted size', [wantedToggled({ code: 'WJM200000M' })]],
    ['a delivery date', [serviceDateChosen(200)]],
    ['a delivery date while it is typed', [serviceDateChosen(200), serviceDateChosen(300)]],
    ['a delivery date taken away', [serviceDateChosen(null)]],
    [
      'a paste',
      [
        quantitiesEntered([
          { sku: 'WJM123000S', quantity: 1 },
          { sku: 'WJM123000M', quantity: 2 },
          { sku: 'WJM200000S', quantity: null },
        ]),
      ],
    ],
  ];

  it.each(steps)('with %s can be undone and redone', (_name, actions) => {
    expect(seen(...actions)).not.toEqual(seen());
    expect(seen(...actions, historyRetraced('undo'))).toEqual(seen());
    expect(seen(...actions, historyRetraced('undo'), historyRetraced('redo'))).toEqual(seen(...actions));
    expect(
      seen(...actions, historyRetraced('undo'), historyRetraced('redo'), historyRetraced('undo')),
    ).toEqual(seen());
  });

  it('is not recorded when nothing changes', () => {
    expect(after(enter('WJM200000S', 1), serviceDateChosen(100))?.history.done).toEqual([]);
  });

  it('is not undone twice, nor redone when nothing was undone', () => {
    const edit = enter('WJM123000S', 5);
    expect(seen(edit, historyRetraced('undo'), historyRetraced('undo'))).toEqual(seen());
    expect(seen(edit, historyRetraced('redo'))).toEqual(seen(edit));
  });

  it('is an ordinary edit that has to be saved', () => {
    const { quantities } = after(enter('WJM200000S', 7), historyRetraced('undo'))?.sheet?.edits ?? noEdits;
    expect(quantities.WJM200000S).toMatchObject({ value: 1 });
  });
});

describe('a step reverted after others', () => {
  it('does not change those, restores the wanted color, and can be undone itself', () => {
    const far = enter('WJM123000S', 1242);
    const [step] = after(far)?.history.done ?? [];
    if (step === undefined) throw new Error('There is no step.');
    const back = [far, enter('WJM200000S', 7), stepReversed(step)];
    expect(seen(...back)).toEqual(seen(enter('WJM200000S', 7)));
    expect(seen(...back, historyRetraced('undo'))).toEqual(seen(...back.slice(0, 2)));
  });

  it('skips cells edited since', () => {
    const far = enter('WJM123000S', 1242);
    const [step] = after(far)?.history.done ?? [];
    if (step === undefined) throw new Error('There is no step.');
    expect(seen(far, enter('WJM123000S', 12), stepReversed(step)).lines).toMatchObject({
      WJM123: { WJM123000S: 12 },
    });
  });
});

describe('several steps', () => {
  const three = [enter('WJM123010S', 5), serviceDateChosen(200), enter('WJM123010S', 6)];

  it('are undone from the last to the first', () => {
    expect(seen(...three, historyRetraced('undo'))).toEqual(seen(...three.slice(0, 2)));
    expect(seen(...three, historyRetraced('undo'), historyRetraced('undo'))).toEqual(
      seen(...three.slice(0, 1)),
    );
    expect(seen(...three, historyRetraced('undo'), historyRetraced('undo'), historyRetraced('undo'))).toEqual(
      seen(),
    );
  });

  it('cannot be redone after another edit', () => {
    const other = enter('WJM200000M', 3);
    expect(seen(...three, historyRetraced('undo'), other, historyRetraced('redo'))).toEqual(
      seen(...three.slice(0, 2), other),
    );
  });

  it('are limited to two hundred', () => {
    const many = Array.from({ length: 201 }, (_, index) => enter('WJM123010S', index + 1));
    const state = after(...many);
    expect(state?.history.done).toHaveLength(200);
    expect(state?.history.done[0]?.quantities.WJM123010S).toEqual({ before: 1, after: 2 });
  });
});

describe('changes made by somebody else since', () => {
  it('are not overwritten, while the remaining step is undone', () => {
    const paste = quantitiesEntered([
      { sku: 'WJM123010S', quantity: 1 },
      { sku: 'WJM123010M', quantity: 2 },
    ]);
    const saved = received({ lines: { WJM123: { WJM123010S: 1, WJM123010M: 2 } } });
    const theirs = orderReceived({
      ...order,
      version: 3,
      lines: { WJM123: { WJM123010S: 9, WJM123010M: 2 } },
    });
    expect(seen(paste, saved, theirs, historyRetraced('undo')).lines).toEqual({ WJM123: { WJM123010S: 9 } });
    expect(seen(paste, saved, theirs, historyRetraced('undo'), historyRetraced('redo')).lines).toEqual({
      WJM123: { WJM123010S: 9, WJM123010M: 2 },
    });
  });

  it('are not overwritten in the date and the wanted list either', () => {
    const mine = [serviceDateChosen(200), wantedToggled({ code: 'WJM200000' })];
    const saved = received({ serviceDate: 200, wanted: ['WJM123000', 'WJM200000'] });
    const theirs = orderReceived({ ...order, version: 3, serviceDate: 300, wanted: [] });
    expect(seen(...mine, saved, theirs, historyRetraced('undo'), historyRetraced('undo'))).toMatchObject({
      serviceDate: 300,
      wanted: [],
    });
  });
});

it('is cleared when the sheet is closed', () => {
  expect(after(enter('WJM123000S', 5), signedOut())?.history).toEqual({ done: [], undone: [] });
  const again = orderOpened({ server: order, userId: 'person', restored: noEdits });
  expect(after(enter('WJM123000S', 5), again)?.history).toEqual({ done: [], undone: [] });
});

it('has no steps when nothing is open', () => {
  expect(reducer(undefined, historyRetraced('undo')).sheet).toBeNull();
  expect(reducer(undefined, enter('WJM123000S', 5)).history.done).toEqual([]);
});

it('contains no unchanged skus', () => {
  const content = { lines: { WJM200: { WJM200000S: 1 } }, wanted: [], serviceDate: null };
  expect(stepBetween(content, content, ['WJM200000S'])).toBeNull();
});

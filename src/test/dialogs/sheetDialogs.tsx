import { Link } from 'react-router-dom';
import type { AppStore } from '../../app/store';
import { FillDialog } from '../../features/line-sheet/fill/FillDialog';
import { GarmentFilterDialog } from '../../features/line-sheet/find/GarmentFilterDialog';
import { readFilter } from '../../features/line-sheet/find/linkedFilter';
import { LeaveGuard } from '../../features/line-sheet/LeaveGuard';
import { FinishDialog } from '../../features/line-sheet/panel/FinishDialog';
import { ProposeDialog } from '../../features/line-sheet/proposals/ProposeDialog';
import { TakeDialog } from '../../features/line-sheet/proposals/TakeDialog';
import { MultiplyDialog } from '../../features/line-sheet/runs/MultiplyDialog';
import { SizeRunDialog } from '../../features/line-sheet/runs/SizeRunDialog';
import { ConflictNotice } from '../../features/line-sheet/saving/ConflictNotice';
import type { Selected } from '../../features/line-sheet/grid/useSelection';
import { PricesNotice } from '../../features/line-sheet/saving/PricesNotice';
import { UnsavedNotice } from '../../features/line-sheet/saving/UnsavedNotice';
import { noEdits } from '../../features/line-sheet/state/edits';
import { orderOpened } from '../../features/line-sheet/state/lineSheetSlice';
import { LegendTool } from '../../features/line-sheet/toolbar/LegendTool';
import { createStore } from '../../lib/createStore';
import { buildGarment } from '../factories/buildGarment';
import { buildOrder } from '../factories/buildOrder';
import { buildServerSheet } from '../factories/buildSheet';
import { type DialogCase, nothing } from './DialogCase';

const garment = buildGarment({ generic: 'WJM123', drop: 'Drop 1' });
const order = buildOrder({ garments: [garment], name: 'Winter' });
const proposal = {
  ...{ version: 2, wanted: [], saved_at: 0, note: '' },
  changes: [{ sku: 'WJM123000S', ordered: 0, proposed: 2, wh_price: 40 }],
};
const lines = { WJM123: { WJM123000S: 2 } };

/** An open sheet with an unsaved change: conflicting with somebody else's, or refused. */
const withEdit =
  (isHeld: boolean, refusal: string | null = null) =>
  (store: AppStore) => {
    const edit = { value: 3, base: 1, sent: [], seq: 1, isHeld };
    const restored = { ...noEdits, quantities: { WJM123000S: edit } };
    const server = buildServerSheet({ orderId: order.id, refusal, lines: { WJM123: { WJM123000S: 1 } } });
    store.dispatch(orderOpened({ server, userId: 'person', restored }));
  };
/** An open sheet whose line was saved at 45.00 and costs 50.00 today. */
const withOldPrice = (store: AppStore) => {
  const agreed = { WJM123000S: { price: 4500, quantity: 2 } };
  const server = buildServerSheet({ orderId: order.id, lines, savedPrices: agreed });
  store.dispatch(orderOpened({ server, userId: 'person', restored: noEdits }));
};
const withSheet = (store: AppStore) => {
  const server = buildServerSheet({ orderId: order.id, lines });
  store.dispatch(orderOpened({ server, userId: 'person', restored: noEdits }));
};

/** The dialogs of the line sheet. */
export const sheetDialogs: readonly DialogCase[] = [
  {
    file: 'features/line-sheet/LeaveGuard.tsx',
    shows: () => (
      <>
        <LeaveGuard />
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    ),
    given: withEdit(false),
    presses: ['Elsewhere'],
    begins: 'Stay',
  },
  {
    file: 'features/line-sheet/fill/FillDialog.tsx',
    shows: (close) => <FillDialog order={order} firstFile={null} onClosed={close} />,
    given: withSheet,
    begins: /paste/i,
  },
  {
    file: 'features/line-sheet/find/GarmentFilterDialog.tsx',
    shows: (close) => (
      <GarmentFilterDialog
        garments={[garment]}
        filter={readFilter(new URLSearchParams())}
        onApply={nothing}
        onClose={close}
      />
    ),
    begins: 'Drop',
  },
  {
    file: 'features/line-sheet/panel/FinishDialog.tsx',
    shows: (close) => (
      <FinishDialog
        order={order}
        dateFault={null}
        isOpen
        onConfirm={nothing}
        onClose={close}
        onGoTo={nothing}
      />
    ),
    given: withSheet,
    begins: 'Cancel',
  },
  {
    file: 'features/line-sheet/proposals/ProposeDialog.tsx',
    shows: (close) => (
      <ProposeDialog
        order={order}
        proposed={{ count: 1, pieces: 2, cents: 8000 }}
        onDone={nothing}
        onClose={close}
      />
    ),
    given: withSheet,
    begins: /^Note for the agent/,
  },
  {
    file: 'features/line-sheet/proposals/TakeDialog.tsx',
    shows: (close) => <TakeDialog order={order} proposal={proposal} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/line-sheet/runs/MultiplyDialog.tsx',
    shows: (close) => (
      <MultiplyDialog
        garments={[garment]}
        shown={[garment]}
        selected={{ sku: 'WJM123000S', range: null, said: '' }}
        onReturn={nothing}
        onClosed={close}
      />
    ),
    given: withSheet,
    begins: /^Multiply/,
  },
  {
    file: 'features/line-sheet/runs/SizeRunDialog.tsx',
    shows: (close) => (
      <SizeRunDialog
        garments={[garment]}
        shown={[garment]}
        selection={createStore<Selected | null>(null)}
        last={{ text: '', kind: null }}
        onApplied={nothing}
        onReturn={nothing}
        onClosed={close}
      />
    ),
    given: withSheet,
    begins: /^Run/,
  },
  {
    file: 'features/line-sheet/saving/ConflictNotice.tsx',
    shows: () => <ConflictNotice orderId={order.id} garments={[garment]} />,
    given: withEdit(true),
    presses: ['Choose'],
    begins: 'Mine: 3',
  },
  {
    file: 'features/line-sheet/saving/PricesDialog.tsx',
    shows: () => <PricesNotice order={order} />,
    given: withOldPrice,
    presses: [/changed since/],
    begins: 'Not now',
  },
  {
    file: 'features/line-sheet/saving/UnsavedNotice.tsx',
    shows: () => <UnsavedNotice order={order} />,
    given: withEdit(false, 'The order is closed.'),
    presses: ['Discard'],
    begins: 'Keep',
  },
  {
    file: 'features/line-sheet/toolbar/LegendTool.tsx',
    shows: () => <LegendTool />,
    presses: ['Legend'],
    begins: 'Legend',
    // Its button leaves the focus in the cell.
    returns: 'Open',
  },
];

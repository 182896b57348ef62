import { Button } from 'antd';
import { CustomerChooser } from '../../features/orders/dialogs/CustomerChooser';
import { OrderDialog } from '../../features/orders/dialogs/OrderDialog';
import { useCommand } from '../../features/orders/dialogs/useCommand';
import { OrderFiltersDialog } from '../../features/orders/OrderFiltersDialog';
import { DateDialog, DeleteDialog } from '../../features/orders/many/ManyDialogs';
import { orderTasks } from '../../features/orders/many/orderTasks';
import { SendDialog } from '../../features/orders/many/SendDialog';
import type { OpenOrderDialog } from '../../features/orders/useOrderHandlers';
import { ViewsDialog } from '../../features/orders/views/ViewsDialog';
import { TaskReport } from '../../shared/many-tasks/TaskReport';
import { buildOrderSummary } from '../factories/buildOrderSummary';
import { mockApi } from '../mockApi';
import { type DialogCase, nothing } from './DialogCase';

const order = buildOrderSummary({ name: 'Spring windows' });
const view = { id: '1', name: 'Mine', query: 'q=a', is_shared: false, is_own: true, is_start: false };
const task = {
  task_id: '1',
  status: 'done' as const,
  progress: 100,
  error: null,
  count: 2,
  done: 2,
  refused: 0,
};

const orderDialog = (kind: OpenOrderDialog['kind']) =>
  function show(close: () => void) {
    return <OrderDialog dialog={{ kind, order }} onDownloadXls={nothing} onSend={nothing} onClose={close} />;
  };
const started = () => Promise.resolve(true);
const dialogs = 'features/orders/dialogs';

/** The dialogs of the order list. */
export const orderDialogs: readonly DialogCase[] = [
  {
    file: `${dialogs}/CopyOrderDialog.tsx`,
    shows: orderDialog('copy'),
    mocks: () => mockApi('getUser'),
    begins: 'Order name',
  },
  { file: `${dialogs}/OrderDialog.tsx`, which: 'delete', shows: orderDialog('delete'), begins: 'Cancel' },
  { file: `${dialogs}/OrderDialog.tsx`, which: 'return', shows: orderDialog('return'), begins: 'Close' },
  {
    file: `${dialogs}/EditOrderDialog.tsx`,
    shows: orderDialog('edit'),
    mocks: () => mockApi('getUser'),
    begins: 'Order name',
  },
  {
    file: `${dialogs}/LanguageDialog.tsx`,
    shows: orderDialog('inLanguage'),
    mocks: () => mockApi('getUser'),
    begins: 'Document',
  },
  {
    file: `${dialogs}/HistoryDialog.tsx`,
    shows: orderDialog('history'),
    mocks: () => mockApi('listOrderEvents'),
    begins: 'History',
  },
  {
    file: 'shared/order-documents/DocumentsDialog.tsx',
    which: 'while it loads',
    shows: orderDialog('documents'),
    mocks: () => mockApi('getOrderPapers', () => new Promise(nothing)),
    begins: 'Documents and notes of “Spring windows”',
  },
  {
    file: 'shared/order-documents/DocumentsDialog.tsx',
    which: 'its fields',
    shows: orderDialog('documents'),
    mocks: () => mockApi('getOrderPapers'),
    begins: /^Buyer’s order number/,
  },
  {
    file: `${dialogs}/CustomerChooser.tsx`,
    shows: (close) => <CustomerChooser onSelect={nothing} onClose={close} />,
    mocks: () => mockApi('listCustomers'),
    begins: 'Search',
  },
  { file: `${dialogs}/useCommand.tsx`, shows: () => <Refused />, presses: ['Try'], begins: 'OK' },
  {
    file: 'features/orders/OrderFiltersDialog.tsx',
    shows: (close) => <OrderFiltersDialog filters={{}} onApply={nothing} onClose={close} />,
    mocks: () => [mockApi('listAllCatalogs'), mockApi('listCatalogs')],
    begins: 'Catalogs',
  },
  {
    file: 'features/orders/many/ConfirmModal.tsx',
    which: 'send',
    shows: (close) => <SendDialog orders={[order]} onSend={started} onDate={started} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/orders/many/ConfirmModal.tsx',
    which: 'delete',
    shows: (close) => <DeleteDialog orders={[order]} onDelete={started} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/orders/many/ConfirmModal.tsx',
    which: 'date',
    shows: (close) => <DateDialog orders={[order]} onDate={started} onClose={close} />,
    begins: 'Preferred delivery date',
  },
  {
    file: 'shared/many-tasks/TaskReport.tsx',
    shows: (close) => (
      <TaskReport
        kind={orderTasks}
        task={{ ...task, action: 'delete' }}
        title="2 orders deleted"
        onSelect={nothing}
        onClose={close}
      />
    ),
    mocks: () => mockApi('getOrderTask'),
    begins: 'Close',
  },
  {
    file: 'shared/saved-set/SavedMenu.tsx',
    which: 'replace',
    shows: (close) => <ViewsDialog views={[view]} query="" onClose={close} />,
    mocks: () => mockApi('listOrders', { status: 'success', orders: [] }),
    presses: ['Actions for Mine', 'Update with current filters'],
    begins: 'Cancel',
    returns: 'Actions for Mine',
  },
  {
    file: 'shared/saved-set/SavedDialog.tsx',
    which: 'views',
    shows: (close) => <ViewsDialog views={[]} query="" onClose={close} />,
    begins: 'Save current view as',
  },
];

/** A command that the host refuses. */
function Refused() {
  const { run, alert } = useCommand(null, 'It was not done');
  const refuse = () => Promise.resolve({ data: { status: 'error' as const, error: 'Not today.' } });
  return (
    <>
      <Button onClick={() => void run(refuse())}>Try</Button>
      {alert}
    </>
  );
}

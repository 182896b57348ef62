import type { ButtonProps } from 'antd';
import {
  listTag,
  type OrderTaskSummary,
  type StartOrderTaskRequest,
  useGetOrderTaskQuery,
  useListOrderTasksQuery,
  useStartOrderTaskMutation,
} from '../../../api';
import { maxOrdersOfTask, orderTaskZip } from '../../../domain/orders/orderTasks';
import { paths } from '../../../lib/paths';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import type { TaskKind } from '../../../shared/many-tasks/taskKind';
import type { ManyTasks } from '../../../shared/many-tasks/useManyTasks';

export type OrderAction = OrderTaskSummary['action'];
export type OrderTaskRequest = Omit<StartOrderTaskRequest, 'key'>;
export type OrderTasks = ManyTasks<OrderAction, OrderTaskRequest>;

/** Tasks over many orders (contract.md 'Order tasks'). */
export const orderTasks: TaskKind<OrderAction, OrderTaskRequest> = {
  thing: 'order',
  unnamed: 'Order',
  href: paths.lineSheet.href,
  max: maxOrdersOfTask,
  hiddenBy: 'the search',
  listCall: 'listOrderTasks',
  useTasks: useListOrderTasksQuery,
  useStart: () => {
    const [startTask] = useStartOrderTaskMutation();
    return (startOrderTaskRequest) => startTask({ startOrderTaskRequest });
  },
  useReport: (id) => {
    const { currentData, ...query } = useGetOrderTaskQuery({ id }, { refetchOnMountOrArgChange: true });
    return { ...query, lines: currentData?.orders };
  },
  stale: ['orders', listTag('users')],
  texts: {
    send: {
      doing: (orders) => `Sending ${orders} to ${runtimeConfig().erpName}`,
      done: (orders) => `${orders} sent to ${runtimeConfig().erpName}`,
      isAlwaysReported: true,
    },
    finish: { doing: (orders) => `Finishing ${orders}`, done: (orders) => `${orders} finished` },
    service_date: {
      doing: (orders) => `Changing the delivery date of ${orders}`,
      done: (orders) => `Delivery date of ${orders} changed`,
    },
    delete: { doing: (orders) => `Deleting ${orders}`, done: (orders) => `${orders} deleted` },
    restore: { doing: (orders) => `Restoring ${orders}`, done: (orders) => `${orders} restored` },
    excel: {
      doing: (orders) => `Making the Excel files of ${orders}`,
      done: (orders, id) => `Excel files of ${orders} made: ${orderTaskZip(id)}`,
    },
    pdf: {
      doing: (orders) => `Making the PDFs of ${orders}`,
      done: (orders, id) => `PDFs of ${orders} made: ${orderTaskZip(id)}`,
    },
  },
};

/** A button of the bar of selected orders. */
export interface OrderButton {
  readonly action: OrderAction;
  readonly label: () => string;
  /** Whether a dialog asks first: see `ManyOrders`. */
  readonly asks?: boolean;
  /** Whether it is for deleted orders; the others are for those that are not. */
  readonly isForArchived?: boolean;
  readonly appearance?: Pick<ButtonProps, 'danger' | 'type'>;
}

/** In their order on the bar; downloads, which are in a menu, come before those that are dangerous. */
export const orderButtons: readonly OrderButton[] = [
  {
    action: 'send',
    label: () => `Send to ${runtimeConfig().erpName}`,
    asks: true,
    appearance: { type: 'primary' },
  },
  { action: 'finish', label: () => 'Mark as finished' },
  { action: 'service_date', label: () => 'Delivery date', asks: true },
  { action: 'delete', label: () => 'Delete', asks: true, appearance: { danger: true } },
  { action: 'restore', label: () => 'Restore', isForArchived: true, appearance: { type: 'primary' } },
];

/** The request that sets the delivery date of these orders, in epoch seconds. */
export const dateRequest = (orders: readonly { id: string }[], date: number | null): OrderTaskRequest => ({
  action: 'service_date',
  orders: orders.map(({ id }) => id),
  service_date: date,
});

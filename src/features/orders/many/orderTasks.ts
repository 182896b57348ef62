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
import { type Message, message } from '../../../domain/language/message';

export type OrderAction = OrderTaskSummary['action'];
export type OrderTaskRequest = Omit<StartOrderTaskRequest, 'key'>;
export type OrderTasks = ManyTasks<OrderAction, OrderTaskRequest>;

/** Tasks over many orders (contract.md 'Order tasks'). */
export const orderTasks: TaskKind<OrderAction, OrderTaskRequest> = {
  thing: 'order',
  href: paths.lineSheet.href,
  max: maxOrdersOfTask,
  hiddenBy: 'search',
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
      doing: (orders) =>
        message('Sending {orders, plural, one {# order} other {# orders}} to {erpName}', {
          orders,
          erpName: runtimeConfig().erpName,
        }),
      done: (orders) =>
        message('{orders, plural, one {# order} other {# orders}} sent to {erpName}', {
          orders,
          erpName: runtimeConfig().erpName,
        }),
      isAlwaysReported: true,
    },
    finish: {
      doing: (orders) => message('Finishing {orders, plural, one {# order} other {# orders}}', { orders }),
      done: (orders) => message('{orders, plural, one {# order} other {# orders}} finished', { orders }),
    },
    service_date: {
      doing: (orders) =>
        message('Changing the delivery date of {orders, plural, one {# order} other {# orders}}', { orders }),
      done: (orders) =>
        message('Delivery date of {orders, plural, one {# order} other {# orders}} changed', { orders }),
    },
    delete: {
      doing: (orders) => message('Deleting {orders, plural, one {# order} other {# orders}}', { orders }),
      done: (orders) => message('{orders, plural, one {# order} other {# orders}} deleted', { orders }),
    },
    restore: {
      doing: (orders) => message('Restoring {orders, plural, one {# order} other {# orders}}', { orders }),
      done: (orders) => message('{orders, plural, one {# order} other {# orders}} restored', { orders }),
    },
    excel: {
      doing: (orders) =>
        message('Making the Excel files of {orders, plural, one {# order} other {# orders}}', { orders }),
      done: (orders, id) =>
        message('Excel files of {orders, plural, one {# order} other {# orders}} made: {file}', {
          orders,
          file: orderTaskZip(id),
        }),
    },
    pdf: {
      doing: (orders) =>
        message('Making the PDFs of {orders, plural, one {# order} other {# orders}}', { orders }),
      done: (orders, id) =>
        message('PDFs of {orders, plural, one {# order} other {# orders}} made: {file}', {
          orders,
          file: orderTaskZip(id),
        }),
    },
  },
};

/** A button of the bar of selected orders. */
export interface OrderButton {
  readonly action: OrderAction;
  readonly label: () => Message;
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
    label: () => message('Send to {erpName}', { erpName: runtimeConfig().erpName }),
    asks: true,
    appearance: { type: 'primary' },
  },
  { action: 'finish', label: () => message('Mark as finished') },
  { action: 'service_date', label: () => message('Delivery date'), asks: true },
  { action: 'delete', label: () => message('Delete'), asks: true, appearance: { danger: true } },
  {
    action: 'restore',
    label: () => message('Restore'),
    isForArchived: true,
    appearance: { type: 'primary' },
  },
];

/** The request that sets the delivery date of these orders, in epoch seconds. */
export const dateRequest = (orders: readonly { id: string }[], date: number | null): OrderTaskRequest => ({
  action: 'service_date',
  orders: orders.map(({ id }) => id),
  service_date: date,
});

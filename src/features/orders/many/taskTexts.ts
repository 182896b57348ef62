import type { OrderTaskSummary } from '../../../api';
import { counted } from '../../../lib/numbers';
import { runtimeConfig } from '../../../lib/runtimeConfig';

type Action = OrderTaskSummary['action'];

interface Texts {
  /** While the task is under way. */
  readonly doing: (orders: string) => string;
  /** When it is done. */
  readonly done: (orders: string) => string;
}

const texts: Readonly<Record<Action, Texts>> = {
  send: {
    doing: (orders) => `Sending ${orders} to ${runtimeConfig().erpName}`,
    done: (orders) => `${orders} sent to ${runtimeConfig().erpName}`,
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
    done: (orders) => `Excel files of ${orders} made`,
  },
  pdf: { doing: (orders) => `Making the PDFs of ${orders}`, done: (orders) => `PDFs of ${orders} made` },
};

/** What a task is doing: 'Sending 17 orders to SAP'. */
export const doingText = (action: Action, count: number) => texts[action].doing(counted(count, 'order'));

/** What a task has done: '17 orders sent to SAP'. */
export const doneText = (action: Action, count: number) => texts[action].done(counted(count, 'order'));

/** Whether a task makes files to download. */
export const makesFiles = (action: Action) => action === 'excel' || action === 'pdf';

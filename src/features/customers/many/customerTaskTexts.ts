import type { CustomerTaskSummary } from '../../../api';
import { counted } from '../../../lib/numbers';

type Action = CustomerTaskSummary['action'];

const texts: Readonly<Record<Action, { doing: string; done: string }>> = {
  catalogs: { doing: 'Enabling catalogs for', done: 'Catalogs enabled for' },
  agents: { doing: 'Setting the agents of', done: 'Agents set for' },
  pricelist: { doing: 'Setting the price list of', done: 'Price list set for' },
};

/** What a task is doing: 'Setting the agents of 17 customers'. */
export const doingText = (action: Action, count: number) =>
  `${texts[action].doing} ${counted(count, 'customer')}`;

/** What a task has done: 'Agents set for 17 customers'. */
export const doneText = (action: Action, count: number) =>
  `${texts[action].done} ${counted(count, 'customer')}`;

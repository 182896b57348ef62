import {
  type CustomerTaskSummary,
  type StartCustomerTaskRequest,
  useGetCustomerTaskQuery,
  useListCustomerTasksQuery,
  useStartCustomerTaskMutation,
} from '../../../api';
import { maxCustomersOfTask } from '../../../domain/access/customerTasks';
import { paths } from '../../../lib/paths';
import type { TaskKind } from '../../../shared/many-tasks/taskKind';
import { message } from '../../../domain/language/message';

export type CustomerAction = CustomerTaskSummary['action'];
export type CustomerTaskRequest = Omit<StartCustomerTaskRequest, 'key'>;

/** Tasks over many customers (contract.md 'Customer tasks'). */
export const customerTasks: TaskKind<CustomerAction, CustomerTaskRequest> = {
  thing: 'customer',
  href: paths.userDetail.href,
  max: maxCustomersOfTask,
  hiddenBy: 'filters',
  listCall: 'listCustomerTasks',
  useTasks: useListCustomerTasksQuery,
  useStart: () => {
    const [startTask] = useStartCustomerTaskMutation();
    return (startCustomerTaskRequest) => startTask({ startCustomerTaskRequest });
  },
  useReport: (id) => {
    const { currentData, ...query } = useGetCustomerTaskQuery({ id }, { refetchOnMountOrArgChange: true });
    return { ...query, lines: currentData?.customers };
  },
  stale: ['users', 'catalogs'],
  texts: {
    catalogs: {
      doing: (customers) =>
        message('Enabling catalogs for {customers, plural, one {# customer} other {# customers}}', {
          customers,
        }),
      done: (customers) =>
        message('Catalogs enabled for {customers, plural, one {# customer} other {# customers}}', {
          customers,
        }),
    },
    agents: {
      doing: (customers) =>
        message('Setting the agents of {customers, plural, one {# customer} other {# customers}}', {
          customers,
        }),
      done: (customers) =>
        message('Agents set for {customers, plural, one {# customer} other {# customers}}', { customers }),
    },
    pricelist: {
      doing: (customers) =>
        message('Setting the price list of {customers, plural, one {# customer} other {# customers}}', {
          customers,
        }),
      done: (customers) =>
        message('Price list set for {customers, plural, one {# customer} other {# customers}}', {
          customers,
        }),
    },
  },
};

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

export type CustomerAction = CustomerTaskSummary['action'];
export type CustomerTaskRequest = Omit<StartCustomerTaskRequest, 'key'>;

/** Tasks over many customers (contract.md 'Customer tasks'). */
export const customerTasks: TaskKind<CustomerAction, CustomerTaskRequest> = {
  thing: 'customer',
  unnamed: 'Customer',
  href: paths.userDetail.href,
  max: maxCustomersOfTask,
  hiddenBy: 'the filters',
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
      doing: (customers) => `Enabling catalogs for ${customers}`,
      done: (customers) => `Catalogs enabled for ${customers}`,
    },
    agents: {
      doing: (customers) => `Setting the agents of ${customers}`,
      done: (customers) => `Agents set for ${customers}`,
    },
    pricelist: {
      doing: (customers) => `Setting the price list of ${customers}`,
      done: (customers) => `Price list set for ${customers}`,
    },
  },
};

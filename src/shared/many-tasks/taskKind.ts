import type { api, OrderTaskReport } from '../../api';
import type { Message } from '../../domain/language/message';
import type { OperationId } from '../../domain/access/accessRules';

/** A task over many items: its action and progress. */
export interface ManyTask<Action extends string> {
  readonly task_id: string;
  readonly action: Action;
  readonly status: 'created' | 'WIP' | 'failed' | 'done';
  readonly progress: number;
  readonly error: string | null;
  readonly count: number;
  readonly done: number;
  readonly refused: number;
}

/** A task's outcome for one item. */
export interface ManyLine {
  readonly id: string;
  readonly name: string;
  /** The customer it belongs to, unless it is a customer itself. */
  readonly customer?: string;
  readonly outcome: OrderTaskReport['orders'][number]['outcome'];
  readonly reason: string | null;
}

interface TaskTexts {
  /** While the task works on this many items. */
  readonly doing: (count: number) => Message;
  /** When the task with this id is done. */
  readonly done: (count: number, taskId: string) => Message;
  /** Whether its report is shown even if everything was done. */
  readonly isAlwaysReported?: boolean;
}

/** The result of a call that starts a task. */
interface Started {
  readonly data?: { readonly task_id?: string; readonly error?: string };
  readonly error?: unknown;
}

/** What an item is; texts select their noun by it. */
export type Thing = 'order' | 'customer';

/** The tasks over items of one kind: their API calls and texts. */
export interface TaskKind<Action extends string, Request> {
  readonly thing: Thing;
  /** The page of an item. */
  readonly href: (id: string) => string;
  readonly texts: Readonly<Record<Action, TaskTexts>>;
  /** The maximum number of items of a task. */
  readonly max: number;
  /** What can hide selected items in their list. */
  readonly hiddenBy: 'search' | 'filters';
  /** The call that lists the tasks; a server without it has no tasks. */
  readonly listCall: OperationId;
  readonly useTasks: (
    arg: undefined,
    options: { skip: boolean; pollingInterval: number; skipPollingIfUnfocused: boolean },
  ) => {
    readonly currentData?: { readonly tasks: readonly ManyTask<Action>[] } | undefined;
    readonly isError: boolean;
  };
  readonly useStart: () => (request: Request & { key: string }) => Promise<Started>;
  /** Loads a task's outcome for each item. */
  readonly useReport: (taskId: string) => {
    readonly lines: readonly ManyLine[] | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The cache tags to invalidate once a task has ended. */
  readonly stale: Parameters<typeof api.util.invalidateTags>[0];
}

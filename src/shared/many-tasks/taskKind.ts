import type { api, OrderTaskReport } from '../../api';
import type { OperationId } from '../../domain/access/accessRules';

/** A task over many things: what it does to them, and how far it is. */
export interface ManyTask<Action extends string> {
  readonly task_id: string;
  readonly action: Action;
  readonly status: 'created' | 'WIP' | 'failed' | 'done';
  readonly progress: number;
  readonly error: string | null;
  readonly count: number;
  readonly done: number;
}

/** What a task has done to one of many. */
export interface ManyLine {
  readonly id: string;
  readonly name: string;
  /** Whose it is, unless it is a customer. */
  readonly customer?: string;
  readonly outcome: OrderTaskReport['orders'][number]['outcome'];
  readonly reason: string | null;
}

interface TaskTexts {
  /** While the task is under way; `things` are '17 orders'. */
  readonly doing: (things: string) => string;
  /** When it is done. */
  readonly done: (things: string) => string;
  /** Its report is shown even if everything was done. */
  readonly isAlwaysReported?: boolean;
}

/** How a call that starts a task answers. */
interface Started {
  readonly data?: { readonly task_id?: string; readonly error?: string };
  readonly error?: unknown;
}

/** The tasks over many things of one kind: the calls, and the words for them. */
export interface TaskKind<Action extends string, Request> {
  /** What the things are: 'order'. */
  readonly thing: string;
  /** What precedes the id of one whose name is not known: 'Order'. */
  readonly unnamed: string;
  /** The page of one of them. */
  readonly href: (id: string) => string;
  readonly texts: Readonly<Record<Action, TaskTexts>>;
  /** The most things of one task. */
  readonly max: number;
  /** What hides selected things in their list: 'the search'. */
  readonly hiddenBy: string;
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
  /** Loads what a task has done to each thing. */
  readonly useReport: (taskId: string) => {
    readonly lines: readonly ManyLine[] | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The cached answers that are stale once a task has ended. */
  readonly stale: Parameters<typeof api.util.invalidateTags>[0];
}

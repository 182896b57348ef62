import type { CatalogAction, User } from '../../api';
import { type Message, message } from '../../domain/language/message';

/** The entries of a column header's menu (spec 2 'Visibility matrix'). */
export const columnActions = [
  { key: 'enableAll', label: message('Enable for all'), action: 'enable' },
  { key: 'enableAgents', label: message('Enable for agents'), action: 'enable' },
  { key: 'disableAll', label: message('Disable for all'), action: 'disable' },
] as const satisfies readonly { key: string; label: Message; action: CatalogAction }[];

export type ColumnAction = (typeof columnActions)[number];

/** The people of the matrix. */
export interface People {
  /** The rows that pass the filters. */
  readonly shown: readonly User[];
  /** Whether the rows are agents. */
  readonly areAgents: boolean;
  readonly agents: readonly User[];
  readonly customers: readonly User[];
}

/** The users an entry affects, and what it would change. */
export interface ColumnPlan {
  /** The users named in the request. */
  readonly userIds: readonly string[];
  /** Whether the customers of the named agents are affected too. */
  readonly cascade: boolean;
  /** How many of their customers are affected besides the named users. */
  readonly customersOfNamed: number;
  /** Whose boxes would change. */
  readonly changedIds: readonly string[];
}

/**
 * 'All' means the shown rows, and for agents their customers too; 'agents' means the shown agents, or else every agent.
 */
export function planColumnAction(
  { key, action }: ColumnAction,
  catalogId: string,
  { shown, areAgents, agents, customers }: People,
): ColumnPlan {
  const named = key === 'enableAgents' && !areAgents ? agents : shown;
  const cascade = key !== 'enableAgents' && areAgents;
  const namedIds = new Set(named.map(({ id }) => id));
  const theirs = cascade
    ? customers.filter(
        (customer) => !namedIds.has(customer.id) && customer.agents.some((id) => namedIds.has(id)),
      )
    : [];
  const isEnabling = action === 'enable';
  return {
    userIds: [...namedIds],
    cascade,
    customersOfNamed: theirs.length,
    changedIds: [...named, ...theirs]
      .filter(({ catalogs }) => catalogs.includes(catalogId) !== isEnabling)
      .map(({ id }) => id),
  };
}

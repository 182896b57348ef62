import type { CatalogAction, User } from '../../api';

/** The entries of a column header's menu (spec 2 'Visibility matrix'). */
export const columnActions = [
  { key: 'enableAll', label: 'Enable for all', action: 'enable' },
  { key: 'enableAgents', label: 'Enable for agents', action: 'enable' },
  { key: 'disableAll', label: 'Disable for all', action: 'disable' },
] as const satisfies readonly { key: string; label: string; action: CatalogAction }[];

export type ColumnAction = (typeof columnActions)[number];

/** Whom the matrix knows. */
export interface People {
  /** The rows as they are filtered. */
  readonly shown: readonly User[];
  /** Whether the rows are agents. */
  readonly areAgents: boolean;
  readonly agents: readonly User[];
  readonly customers: readonly User[];
}

/** Whom an entry means, and what it would change. */
export interface ColumnPlan {
  /** Those who are named to the server. */
  readonly userIds: readonly string[];
  /** Whether the customers of the named agents are meant too. */
  readonly cascade: boolean;
  /** How many of their customers that is, beside the named. */
  readonly customersOfNamed: number;
  /** How many boxes would change. */
  readonly changes: number;
}

/** 'All' are those shown, and with agents their customers too; 'agents' are those shown, or else every agent. */
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
    changes: [...named, ...theirs].filter(({ catalogs }) => catalogs.includes(catalogId) !== isEnabling)
      .length,
  };
}

import { commaText } from '../../languages/useT';
import { useMemo } from 'react';
import {
  type Catalog,
  useListAgentsQuery,
  useListAllCatalogsQuery,
  useHas,
  useListCustomerFiguresQuery,
  type User,
} from '../../api';
import { catalogText } from '../../domain/catalogs/seasons';
import type { FiguresById } from './customerView';

/** The facts about customers besides their own data. */
export interface CustomerFacts {
  readonly agents: readonly User[];
  readonly catalogs: readonly Catalog[];
  /** The names of a customer's agents. */
  readonly agentsOf: (customer: User) => string;
  /** The names of the catalogs enabled for a customer. */
  readonly catalogsOf: (customer: User) => string;
  readonly figures: FiguresById;
  /** Whether the server has figures; they may still be loading. */
  readonly hasFigures: boolean;
  /** The season of the figures; null until they are loaded. */
  readonly season: string | null;
}

const noAgents: readonly User[] = [];
const noCatalogs: readonly Catalog[] = [];

/** Loads names, and the figures if the server has them. */
export function useCustomerFacts(): CustomerFacts {
  const { data: agents = noAgents } = useListAgentsQuery();
  const { data: catalogs = noCatalogs } = useListAllCatalogsQuery();
  const hasCall = useHas('listCustomerFigures');
  const { data: answer, isError } = useListCustomerFiguresQuery(undefined, {
    skip: !hasCall,
    refetchOnMountOrArgChange: true,
  });
  const hasFigures = answer !== undefined || (hasCall && !isError);
  return useMemo(
    () => ({
      agents,
      catalogs,
      agentsOf: namesOf(
        agents.map(({ id, name }) => [id, name]),
        (customer) => customer.agents,
      ),
      catalogsOf: namesOf(
        catalogs.map((catalog) => [catalog.id, catalogText(catalog)]),
        (customer) => customer.catalogs,
      ),
      figures: new Map(answer?.customers.map((row) => [row.id, row])),
      hasFigures,
      season: answer?.season ?? null,
    }),
    [agents, catalogs, answer, hasFigures],
  );
}

/** Joins the names of what a customer refers to by id; ids without a known name are omitted. */
function namesOf(named: [id: string, name: string][], idsOf: (customer: User) => readonly string[]) {
  const names = new Map(named);
  return (customer: User) => commaText(idsOf(customer).flatMap((id) => names.get(id) ?? []));
}

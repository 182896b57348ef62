import { type CustomerGroup, useGetMeQuery, useHas, useListCustomerGroupsQuery } from '../../api';
import { mayCall } from '../../domain/access/accessRules';

/** The groups of customers that a person may use; null for those who have none, undefined while they are not known. */
export function useCustomerGroups(): readonly CustomerGroup[] | null | undefined {
  const roles = useGetMeQuery().data?.roles ?? [];
  const skip = !useHas('listCustomerGroups') || !mayCall(roles, 'listCustomerGroups');
  const { data, isError } = useListCustomerGroupsQuery(undefined, { skip });
  return skip || isError ? null : data?.groups;
}

/** What a group is called in lists: another person's is named with that person. */
export const groupText = ({ name, owner, is_own }: CustomerGroup) => (is_own ? name : `${name} (${owner})`);

/** The ids of a group's members; null when no group is chosen, or none is known. */
export function membersOf(
  groups: readonly CustomerGroup[] | null | undefined,
  id: string | null,
): ReadonlySet<string> | null {
  if (!groups || id === null) return null;
  return new Set(groups.find((group) => group.id === id)?.members);
}

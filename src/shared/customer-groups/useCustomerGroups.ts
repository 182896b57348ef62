import { isolated } from '../../domain/text/isolated';
import { type CustomerGroup, useListCustomerGroupsQuery } from '../../api';
import { useMayCall } from '../may-call/useMayCall';

/** The customer groups that a person may use; null for those without groups, undefined while loading. */
export function useCustomerGroups(): readonly CustomerGroup[] | null | undefined {
  const skip = !useMayCall('listCustomerGroups');
  const { data, isError } = useListCustomerGroupsQuery(undefined, { skip });
  return skip || isError ? null : data?.groups;
}

/** A group's name in lists, with its owner's if it is another person's. */
export const groupText = ({ name, owner, is_own }: CustomerGroup) =>
  is_own ? name : `${isolated(name)} (${isolated(owner)})`;

/** The ids of a group's members; null without a group. */
export function membersOf(
  groups: readonly CustomerGroup[] | null | undefined,
  id: string | null,
): ReadonlySet<string> | null {
  if (!groups || id === null) return null;
  return new Set(groups.find((group) => group.id === id)?.members);
}

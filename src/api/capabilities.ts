import type { OperationId } from '../domain/access/accessRules';
import { useGetMeQuery } from './endpoints.gen';

/** Whether the host has an optional call; what needs one that it lacks is not shown. */
export function useHas(operation: OperationId): boolean {
  const { data: me } = useGetMeQuery();
  return me?.capabilities?.includes(operation) ?? false;
}

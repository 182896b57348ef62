import { useGetMeQuery, useHas } from '../../api';
import { mayCall, type OperationId } from '../../domain/access/accessRules';

/** Whether the server has an optional call, and the person may make it; what needs it is hidden otherwise. */
export function useMayCall(operation: OperationId): boolean {
  const roles = useGetMeQuery().data?.roles ?? [];
  return useHas(operation) && mayCall(roles, operation);
}

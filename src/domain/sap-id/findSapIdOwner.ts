import { normaliseSapId } from './normaliseSapId';

/**
 * The other user who has this SAP ID after normalisation, which is unique among users; none for an empty one (api.md
 * 'Fine print').
 */
export function findSapIdOwner<User extends { id: string; sap_id: string | null }>(
  users: readonly User[],
  sapId: string,
  ownId: string,
): User | undefined {
  const wanted = normaliseSapId(sapId);
  if (wanted === null) return undefined;
  return users.find((user) => user.id !== ownId && normaliseSapId(user.sap_id) === wanted);
}

import { findSapIdOwner, normaliseSapId } from '../../domain/people';

interface Holder {
  id: string;
  name: string;
  sap_id: string | null;
}

/** Who among the known users has a SAP ID already, as a sentence, or null (api.md 'Fine print'). */
export function sapIdClash(known: readonly Holder[], sapId: string, ownId: string): string | null {
  const owner = findSapIdOwner(known, sapId, ownId);
  return owner === undefined ? null : `${normaliseSapId(sapId)} already belongs to “${owner.name}”`;
}

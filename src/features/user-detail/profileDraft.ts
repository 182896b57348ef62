import type { UpdateUserRequest, User } from '../../api';
import { normaliseSapId } from '../../domain/people';

/** What 'Edit profile' edits. */
export interface ProfileDraft {
  readonly name: string;
  readonly email: string;
  readonly sapId: string;
  readonly extraInfo: string;
  readonly pricelist: string | null;
  readonly warehouse: string;
}

export function fromUser(user: User): ProfileDraft {
  return {
    name: user.name,
    email: user.email,
    sapId: user.sap_id ?? '',
    extraInfo: user.extra_info,
    pricelist: user.pricelist,
    warehouse: user.warehouse,
  };
}

/** Only what was changed: what a colleague changes in the meantime stays theirs. Null when nothing was. */
export function toUpdate(user: User, draft: ProfileDraft): UpdateUserRequest | null {
  const sapId = normaliseSapId(draft.sapId);
  const name = draft.name.trim();
  const email = draft.email.trim();
  const change = {
    ...(name !== user.name && { name }),
    ...(email !== user.email && { email }),
    ...(sapId !== user.sap_id && { sap_id: sapId }),
    ...(draft.extraInfo !== user.extra_info && { extra_info: draft.extraInfo }),
    ...(draft.pricelist !== user.pricelist && { pricelist: draft.pricelist }),
    ...(draft.warehouse !== user.warehouse && { warehouse: draft.warehouse }),
  };
  return Object.keys(change).length === 0 ? null : { id: user.id, ...change };
}

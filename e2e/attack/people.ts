import type { Role } from '../../src/domain/access/roleOptions';

/** Who calls: everybody has a rival whose records are not theirs. */
export const personNames = ['nobody', 'customer', 'shop', 'app', 'agent', 'rival', 'admin'] as const;
export type PersonName = (typeof personNames)[number];

/** Each person's initial roles; `shop` is the rival agent's customer. */
export const rolesOf: Record<PersonName, Role[]> = {
  nobody: [],
  customer: ['wls'],
  shop: ['wls', 'app'],
  app: ['app'],
  agent: ['agent'],
  rival: ['agent'],
  admin: ['admin'],
};

/** Which side a person is on: what belongs to one side is foreign to the other. */
export const isRival = (name: PersonName) => name === 'shop' || name === 'rival';

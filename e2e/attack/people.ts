import type { Role } from '../../src/domain/access/roleOptions';

/** Who calls: everybody has a rival whose records are not theirs. */
export const personNames = ['nobody', 'customer', 'shop', 'app', 'agent', 'rival', 'admin'] as const;
export type PersonName = (typeof personNames)[number];

/** The roles that each person begins with; `shop` is the rival agent's customer. */
export const rolesOf: Record<PersonName, Role[]> = {
  nobody: [],
  customer: ['wls'],
  shop: ['wls', 'app'],
  app: ['app'],
  agent: ['agent'],
  rival: ['agent'],
  admin: ['admin'],
};

/** On whose side a person stands: what belongs to one side is foreign to the other. */
export const isRival = (name: PersonName) => name === 'shop' || name === 'rival';

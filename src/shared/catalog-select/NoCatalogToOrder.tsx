import type { Role } from '../../domain/access/roleOptions';
import styles from './NoCatalogToOrder.module.css';

/** Stands in the place of an order's form while there is no catalog that somebody of these roles could order from. */
export function NoCatalogToOrder({ roles }: { roles: readonly Role[] }) {
  return <p className={styles.nothing}>{sentence(roles)}</p>;
}

function sentence(roles: readonly Role[]): string {
  if (roles.includes('admin')) return 'There is no catalog to order from yet. Please upload one first.';
  const who = roles.includes('agent') ? 'an admin' : 'your agent';
  return `No catalog is enabled for you yet. Please ask ${who} to enable one.`;
}

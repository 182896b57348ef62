import { isolated } from '../../domain/text/isolated';
import { Button } from 'antd';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useT } from '../../languages/useT';

interface Props {
  roles: readonly Role[];
  /** Whether the rows are agents or customers. */
  rows: 'agent' | 'customer';
  /** The number of rows, and how many of them are shown. */
  users: { all: number; shown: number };
  /** How many catalogs there are. */
  catalogs: number;
  /** The search text. */
  typed: string;
  /** Whether only the customers of a group are shown. */
  isOfGroup: boolean;
  onClear: () => void;
  /** Shows customers instead of agents; null when there are none. */
  onShowCustomers: (() => void) | null;
}

/** The empty state of the matrix. */
export function NoCells({ roles, rows, users, catalogs, typed, isOfGroup, onClear, onShowCustomers }: Props) {
  const t = useT();
  const areAgents = rows === 'agent';
  if (users.all === 0) {
    return (
      <EmptyState text={areAgents ? t('There are no agents yet.') : t('There are no customers yet.')}>
        {onShowCustomers && <Button onClick={onShowCustomers}>{t('Show customers')}</Button>}
        <ButtonLink isPrimary={onShowCustomers === null} to={paths.addCustomer.href()}>
          {areAgents ? t('Add agent') : t('Add customer')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (catalogs === 0) {
    return (
      <EmptyState text={t('There are no catalogs yet.')}>
        {mayOpen(roles, 'catalogUpload') && (
          <ButtonLink isPrimary to={paths.catalogUpload.href()}>
            {t('New catalog')}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const noUser = isOfGroup
    ? t('No customers in this group match.')
    : areAgents
      ? t('No agents match “{typed}”.', { typed: isolated(typed) })
      : t('No customers match “{typed}”.', { typed: isolated(typed) });
  const text = users.shown === 0 ? noUser : t('No catalog matches these filters.');
  return (
    <EmptyState text={text}>
      <Button onClick={onClear}>{t('Clear filters')}</Button>
    </EmptyState>
  );
}

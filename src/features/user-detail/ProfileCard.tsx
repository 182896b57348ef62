import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { User } from '../../api';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './ProfileCard.module.css';
import type { UserRights } from './userRights';

export type UserDialog = 'password' | 'edit' | 'delete';

interface Props {
  user: User;
  rights: UserRights;
  onOpen: (dialog: UserDialog) => void;
}

/** Who it is, and what can be done with them (spec 2 'User detail'). */
export function ProfileCard({ user, rights, onOpen }: Props) {
  return (
    <section className={styles.card} aria-label="Profile">
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {(user.name.trim().charAt(0) || 'N').toUpperCase()}
        </span>
        <div className={styles.names}>
          <h1 className={styles.name}>{user.name}</h1>
          <a className={styles.email} href={`mailto:${user.email}`}>
            {user.email}
          </a>
        </div>
      </div>
      {rights.seesWork && (
        <dl className={styles.facts}>
          <Fact name="SAP ID">{user.sap_id ?? <span className={styles.unset}>Unassigned</span>}</Fact>
          <Fact name="Kind">{user.is_wholesale ? 'Wholesale' : 'Store'}</Fact>
          <Fact name="Price list">{user.pricelist ?? 'None'}</Fact>
          <Fact name="Warehouse">{user.warehouse}</Fact>
          <Fact name="Catalogs">{user.num_catalogs}</Fact>
          <Fact name="Orders">{user.num_orders ?? 0}</Fact>
        </dl>
      )}
      {user.extra_info !== '' && <p className={styles.notes}>{user.extra_info}</p>}
      <div className={styles.actions}>
        {rights.seesWork && user.roles.includes('wls') && (
          <ButtonLink isPrimary to={paths.newOrderFor.href(user.id)}>
            Create order
          </ButtonLink>
        )}
        <Button onClick={() => onOpen('password')}>Reset password</Button>
        {rights.mayModify && <Button onClick={() => onOpen('edit')}>Modify data</Button>}
        {rights.mayDelete && (
          <Button danger onClick={() => onOpen('delete')}>
            Delete user
          </Button>
        )}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

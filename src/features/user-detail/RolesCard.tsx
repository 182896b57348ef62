import { Checkbox } from 'antd';
import { failureOf, useSetUserRolesMutation, type User } from '../../api';
import { roleOptions } from '../../domain/access/roleOptions';
import { Card } from './Card';
import styles from './RolesCard.module.css';
import { toggled, type UserRights } from './userRights';
import type { Tell } from './useTell';

interface Props {
  user: User;
  rights: UserRights;
  tell: Tell;
}

/** The roles; a tick takes effect at once, and undoes itself when the server says no (spec 4). */
export function RolesCard({ user, rights, tell }: Props) {
  const [setRoles] = useSetUserRolesMutation();
  return (
    <Card title="Roles">
      <div className={styles.roles}>
        {roleOptions.map(({ id, text }) => (
          <Checkbox
            key={id}
            checked={user.roles.includes(id)}
            disabled={!rights.mayToggleRole(id)}
            onChange={async () => {
              const setUserRolesRequest = { id: user.id, roles: toggled(user.roles, id) };
              tell('Modified user', failureOf(await setRoles({ setUserRolesRequest })));
            }}
          >
            {text}
          </Checkbox>
        ))}
      </div>
    </Card>
  );
}

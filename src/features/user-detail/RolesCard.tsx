import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { failureOf, useSetUserRolesMutation, type User } from '../../api';
import { type Role, roleOptions } from '../../domain/access/roleOptions';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { Card } from '../../ui/card/Card';
import { toggled, type UserRights } from './userRights';
import { useReportOutcome } from './useReportOutcome';

const HandOverDialog = lazyComponent(async () => (await import('./HandOverDialog')).HandOverDialog);

interface Props {
  user: User;
  rights: UserRights;
}

/**
 * The roles; a tick takes effect immediately, and is undone if the server refuses it (spec 4). If the server requires
 * who takes over from an agent, a dialog asks.
 */
export function RolesCard({ user, rights }: Props) {
  const report = useReportOutcome();
  const [setRoles] = useSetUserRolesMutation();
  const [asked, setAsked] = useState<Role[] | null>(null);

  const handleToggle = async (role: Role) => {
    const roles = toggled(user.roles, role);
    const outcome = await setRoles({ setUserRolesRequest: { id: user.id, roles } });
    if (outcome.data?.needs_handover === true) setAsked(roles);
    else report('Modified user', failureOf(outcome));
  };

  return (
    <Card title="Roles">
      <Flex wrap gap="4px 24px">
        {roleOptions.map(({ id, text, hint }) => (
          <Checkbox
            key={id}
            title={hint}
            checked={user.roles.includes(id)}
            disabled={!rights.mayToggleRole(id)}
            onChange={() => void handleToggle(id)}
          >
            {text}
          </Checkbox>
        ))}
      </Flex>
      {asked !== null && (
        <HandOverDialog
          user={user}
          roles={asked}
          onDone={() => report('Modified user', null)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

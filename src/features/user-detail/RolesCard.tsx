import { Button, Checkbox, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { failureOf, useSetUserRolesMutation, type User } from '../../api';
import { type Role, roleOptions } from '../../domain/access/roleOptions';
import { isolated } from '../../domain/text/isolated';
import { Card } from '../../ui/card/Card';
import { toggled, type UserRights } from './userRights';
import { useReportOutcome } from './useReportOutcome';
import { HandOverDialog } from './HandOverDialog';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

/** How long a change can be undone. */
const undoMs = 10_000;

interface Props {
  user: User;
  rights: UserRights;
}

/**
 * The roles; a tick takes effect immediately, and is undone if the server refuses it (spec 4). What changed is said below
 * for ten seconds, with Undo. If the server requires who takes over from an agent, a dialog asks.
 */
export function RolesCard({ user, rights }: Props) {
  const t = useT();
  const report = useReportOutcome();
  const [setRoles] = useSetUserRolesMutation();
  const [asked, setAsked] = useState<Role[] | null>(null);
  const [changed, setChanged] = useState<Role | null>(null);
  useEffect(
    function forgetChange() {
      if (changed === null) return;
      const timer = setTimeout(() => setChanged(null), undoMs);
      return () => clearTimeout(timer);
    },
    [changed],
  );

  const toggle = async (role: Role) => {
    const roles = toggled(user.roles, role);
    setChanged(null);
    const outcome = await setRoles({ setUserRolesRequest: { id: user.id, roles } });
    if (outcome.data?.needs_handover === true) {
      setAsked(roles);
      return false;
    }
    const failure = failureOf(outcome);
    report(t('Modified user'), failure);
    return failure === null;
  };
  const handleToggle = async (role: Role) => {
    if (await toggle(role)) setChanged(role);
  };

  return (
    <Card title={t('Roles')}>
      <Flex wrap gap="4px 24px">
        {roleOptions.map(({ id, text, hint }) => (
          <Checkbox
            key={id}
            title={hint && t(hint)}
            checked={user.roles.includes(id)}
            disabled={!rights.mayToggleRole(id)}
            onChange={() => void handleToggle(id)}
          >
            {t(text)}
          </Checkbox>
        ))}
      </Flex>
      <Flex align="center" gap={8} role="status">
        {changed !== null && (
          <>
            {t(changeText(user, changed))}
            <Button size="small" onClick={() => void toggle(changed)}>
              {t('Undo')}
            </Button>
          </>
        )}
      </Flex>
      {asked !== null && (
        <HandOverDialog
          user={user}
          roles={asked}
          onDone={() => report(t('Modified user'), null)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

function changeText({ name, roles }: User, role: Role): Message {
  const { text } = roleOptions.find(({ id }) => id === role) ?? { text: role };
  const values = { name: isolated(name), role: text };
  return roles.includes(role)
    ? message('{name} now has the role “{role}”.', values)
    : message('{name} no longer has the role “{role}”.', values);
}

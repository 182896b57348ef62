import { TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { CustomerGroup } from '../../../api';
import { whenUsed } from '../../../ui/when-used/whenUsed';

const GroupsDialog = whenUsed(
  async () => (await import(/* webpackChunkName: "customer-groups" */ './GroupsDialog')).GroupsDialog,
);

/** Opens the groups of customers. */
export function GroupsButton({ groups, isAdmin }: { groups: readonly CustomerGroup[]; isAdmin: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<TeamOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Groups
      </Button>
      {isOpen && <GroupsDialog groups={groups} isAdmin={isAdmin} onClose={() => setOpen(false)} />}
    </>
  );
}

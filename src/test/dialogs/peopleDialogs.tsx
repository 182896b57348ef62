import { AssignSapIdDialog } from '../../features/customers/AssignSapIdDialog';
import { GroupChangeDialog } from '../../features/customers/groups/GroupChangeDialog';
import { GroupsDialog } from '../../features/customers/groups/GroupsDialog';
import { ManyCustomersDialog } from '../../features/customers/many/ManyCustomersDialog';
import { EraseUserDialog } from '../../features/deleted-users/EraseUserDialog';
import { AgentsCard } from '../../features/user-detail/AgentsCard';
import { EndOthersDialog } from '../../features/identity/sessions/EndOthersDialog';
import { DeleteUserDialog } from '../../features/user-detail/DeleteUserDialog';
import { DevicesDialog } from '../../features/user-detail/DevicesDialog';
import { EditProfileDialog } from '../../features/user-detail/EditProfileDialog';
import { HandOverDialog } from '../../features/user-detail/HandOverDialog';
import { InvitationDialog } from '../../features/user-detail/InvitationDialog';
import { userRights } from '../../features/user-detail/userRights';
import { AddressDialog } from '../../shared/customer-places/AddressDialog';
import { SalesOrganizationDialog } from '../../shared/customer-places/SalesOrganizationDialog';
import { buildUser } from '../factories/buildUser';
import { mockApi } from '../mockApi';
import { type DialogCase, nothing } from './DialogCase';

const agent = buildUser({ name: 'Ana', roles: ['agent'] });
const customer = buildUser({ name: 'Casa Lisboa', sap_id: null, agents: [agent.id] });
const admin = buildUser({ roles: ['admin'] });
const deletedUser = {
  ...{ id: '9', name: 'Ana', email: 'ana@brand.test', deleted: 1_790_000_000, num_orders: 2 },
  roles: ['agent' as const],
};
const group = { id: '1', name: 'Benelux', owner: 'Ana', members: ['7'], is_shared: false, is_own: true };
const facts = {
  agents: [agent],
  catalogs: [],
  agentsOf: () => '',
  catalogsOf: () => '',
  figures: new Map(),
  hasFigures: false,
  season: null,
};
const groupChange = (change: 'add' | 'create') =>
  function show(close: () => void) {
    return <GroupChangeDialog change={change} groups={[]} customers={[customer]} onClose={close} />;
  };
const manyCustomers = (action: 'catalogs' | 'agents' | 'pricelist') =>
  function show(close: () => void) {
    return (
      <ManyCustomersDialog
        action={action}
        me={admin}
        customers={[customer]}
        facts={facts}
        onStart={() => Promise.resolve(true)}
        onClose={close}
      />
    );
  };
const agentsCard = () => <AgentsCard me={agent} user={customer} rights={userRights(agent, customer)} />;

/** The dialogs about customers and other users. */
export const peopleDialogs: readonly DialogCase[] = [
  {
    file: 'features/customers/AssignSapIdDialog.tsx',
    shows: (close) => <AssignSapIdDialog customer={customer} known={[]} onClose={close} />,
    begins: 'SAP ID',
  },
  {
    file: 'shared/customer-places/AddressDialog.tsx',
    shows: (close) => <AddressDialog customer={customer} onClose={close} />,
    begins: 'SAP ID of the address',
  },
  {
    file: 'shared/customer-places/SalesOrganizationDialog.tsx',
    shows: (close) => <SalesOrganizationDialog customer={customer} onClose={close} />,
    begins: 'Sales organization',
  },
  {
    file: 'features/customers/groups/GroupChangeDialog.tsx',
    which: 'add',
    shows: groupChange('add'),
    begins: 'Group',
  },
  {
    file: 'features/customers/groups/GroupChangeDialog.tsx',
    which: 'create',
    shows: groupChange('create'),
    begins: 'Name',
  },
  {
    file: 'shared/saved-set/SavedMenu.tsx',
    which: 'rename',
    shows: (close) => <GroupsDialog groups={[group]} onClose={close} />,
    presses: ['Actions for Benelux', 'Rename'],
    begins: 'Name',
    returns: 'Actions for Benelux',
  },
  {
    file: 'shared/saved-set/SavedMenu.tsx',
    which: 'delete',
    shows: (close) => <GroupsDialog groups={[group]} onClose={close} />,
    presses: ['Actions for Benelux', 'Delete'],
    begins: 'Cancel',
    returns: 'Actions for Benelux',
  },
  {
    file: 'shared/saved-set/SavedDialog.tsx',
    which: 'groups',
    shows: (close) => <GroupsDialog groups={[group]} onClose={close} />,
    begins: 'Groups',
  },
  {
    file: 'features/customers/many/ManyCustomersDialog.tsx',
    which: 'catalogs',
    shows: manyCustomers('catalogs'),
    begins: 'Catalogs',
  },
  {
    file: 'features/customers/many/ManyCustomersDialog.tsx',
    which: 'price list',
    shows: manyCustomers('pricelist'),
    begins: 'Price list',
  },
  {
    file: 'features/user-detail/AgentsCard.tsx',
    which: 'add',
    shows: agentsCard,
    mocks: () => mockApi('listAgents', [agent]),
    presses: ['+ Add agent'],
    begins: 'Agent',
  },
  {
    file: 'features/user-detail/AgentsCard.tsx',
    which: 'leave',
    shows: agentsCard,
    mocks: () => mockApi('listAgents', [agent]),
    presses: ['Remove agent Ana'],
    begins: 'Cancel',
  },
  {
    file: 'features/user-detail/DeleteUserDialog.tsx',
    which: 'customer',
    shows: (close) => <DeleteUserDialog user={customer} onDone={nothing} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/user-detail/DeleteUserDialog.tsx',
    which: 'agent',
    shows: (close) => <DeleteUserDialog user={agent} onDone={nothing} onClose={close} />,
    mocks: () => mockApi('listAgents', [agent]),
    begins: 'Agents who take over',
  },
  {
    file: 'features/deleted-users/EraseUserDialog.tsx',
    shows: (close) => <EraseUserDialog user={deletedUser} onDone={nothing} onClose={close} />,
    begins: 'Type ana@brand.test to confirm',
  },
  {
    file: 'features/identity/sessions/EndOthersDialog.tsx',
    shows: (close) => <EndOthersDialog others={2} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/user-detail/DevicesDialog.tsx',
    shows: (close) => <DevicesDialog user={customer} onClose={close} />,
    mocks: () => mockApi('listSessionsOfUser'),
    begins: 'Close',
  },
  {
    file: 'features/user-detail/EditProfileDialog.tsx',
    shows: (close) => <EditProfileDialog me={admin} user={customer} onDone={nothing} onClose={close} />,
    begins: 'Name',
  },
  {
    file: 'features/user-detail/InvitationDialog.tsx',
    shows: (close) => <InvitationDialog user={customer} onDone={nothing} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/user-detail/HandOverDialog.tsx',
    shows: (close) => <HandOverDialog user={agent} roles={['wls']} onDone={nothing} onClose={close} />,
    mocks: () => mockApi('listAgents', [agent]),
    begins: 'Agents who take over',
  },
];

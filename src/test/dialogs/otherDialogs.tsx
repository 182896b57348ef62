import type { ApiKey, Webhook } from '../../api';
import { Form, Input } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { otherPersonFound, useGetMeQuery } from '../../api';
import { ownPersonFound } from '../../api/person';
import { OtherPerson } from '../../app/shell/OtherPerson';
import { CreatedDialog } from '../../features/add-customer/CreatedDialog';
import { DeleteGarmentsDialog } from '../../features/catalogs/DeleteGarmentsDialog';
import { DeleteCatalogDialog } from '../../features/catalogs/list/DeleteCatalogDialog';
import { FindDialog } from '../../features/find/FindDialog';
import { ApiKeysDialog } from '../../features/management/api-keys/ApiKeysDialog';
import { CreateKeyDialog } from '../../features/management/api-keys/CreateKeyDialog';
import { EndKeyDialog } from '../../features/management/api-keys/EndKeyDialog';
import { NewSecretDialog } from '../../features/management/NewSecretDialog';
import { CreateWebhookDialog } from '../../features/management/webhooks/CreateWebhookDialog';
import { EndWebhookDialog } from '../../features/management/webhooks/EndWebhookDialog';
import { MessagesDialog } from '../../features/management/webhooks/MessagesDialog';
import { WebhooksDialog } from '../../features/management/webhooks/WebhooksDialog';
import { RefusedFilesDialog } from '../../features/management/RefusedFilesDialog';
import { RemoveStocksDialog } from '../../features/management/RemoveStocksDialog';
import { TaskListDialog } from '../../features/management/TaskListDialog';
import { ColumnActionDialog } from '../../features/visibility/ColumnActionDialog';
import { columnActions } from '../../features/visibility/columnActions';
import { KeysDialog } from '../../shared/keys/KeysDialog';
import { OrderOutcomeDialog } from '../../shared/order-form/OrderOutcomeDialog';
import { PasswordDialog } from '../../shared/password-dialog/PasswordDialog';
import { PrepareDialog } from '../../shared/prepare-file/PrepareFile';
import { PreparePicturesDialog } from '../../shared/prepare-pictures/PreparePictures';
import { UnlockOrderDialog } from '../../shared/unlock-dialog/UnlockOrderDialog';
import { PicturesDialog } from '../../shared/upload-dialog/PicturesDialog';
import { UploadDialog } from '../../shared/upload-dialog/UploadDialog';
import { useAppDispatch } from '../../lib/redux';
import { FormDialog } from '../../ui/form/FormDialog';
import { FormPanel } from '../../shared/form-panel/FormPanel';
import { buildCatalog } from '../factories/buildCatalog';
import { buildUser } from '../factories/buildUser';
import { mockApi, problem } from '../mockApi';
import { type DialogCase, nothing } from './DialogCase';

const customer = buildUser({ name: 'Casa Lisboa' });
const created = { id: '1', name: 'Bo', email: 'bo@bo.test', roles: ['wls' as const], catalogs: ['51'] };
const people = { shown: [customer], areAgents: false, agents: [], customers: [customer] };
const apiKey: ApiKey = {
  ...{ id: '1', name: 'Warehouse', scopes: ['write_stock'], created_by: 'Bo' },
  ...{ created: 1, expires: 2, last_used: null },
};
const webhook: Webhook = {
  ...{ id: '1', url: 'https://erp.test/', events: ['order.sent'], created_by: 'Bo', created: 1 },
  ...{ ended: null, waiting: 0, failed: 0 },
};
const done = () => Promise.resolve(null);
const name = (
  <Form.Item name="name" label="Name" required>
    <Input />
  </Form.Item>
);
const formDialog = (close: () => void) => (
  <FormDialog title="Edit" submitText="Save" onSubmit={done} onClose={close}>
    {name}
  </FormDialog>
);

/** The page of somebody whose place another person has taken, until a button brings them back. */
function TakenPage() {
  const { data: me } = useGetMeQuery();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (me) dispatch(otherPersonFound({ id: 'rival', name: 'Rita Rival' }));
  }, [me, dispatch]);
  return (
    <>
      <OtherPerson />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => me && dispatch(ownPersonFound(me.id))}
      >
        They are back
      </button>
    </>
  );
}

/** All dialogs but those of orders, the line sheet and people. */
export const otherDialogs: readonly DialogCase[] = [
  {
    file: 'app/shell/OtherPerson.tsx',
    shows: () => <TakenPage />,
    begins: 'Sign in as Ada Admin',
    closes: 'They are back',
  },
  {
    file: 'features/add-customer/CreatedDialog.tsx',
    shows: (close) => <CreatedDialog created={created} onClose={close} />,
    begins: 'view it',
  },
  {
    file: 'features/catalogs/DeleteGarmentsDialog.tsx',
    shows: (close) => <DeleteGarmentsDialog rows={3} catalogs={2} onConfirm={nothing} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/catalogs/list/DeleteCatalogDialog.tsx',
    shows: (close) => <DeleteCatalogDialog catalog={buildCatalog()} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'shared/keys/KeysDialog.tsx',
    shows: (close) => <KeysDialog onClose={close} />,
    begins: 'Keyboard',
  },
  {
    file: 'features/find/FindDialog.tsx',
    shows: (close) => <FindDialog typed="" onType={() => undefined} onClose={close} />,
    begins: 'Find',
  },
  {
    file: 'features/management/api-keys/ApiKeysDialog.tsx',
    shows: (close) => <ApiKeysDialog onClose={close} />,
    mocks: () => mockApi('listApiKeys'),
    begins: 'Close',
  },
  {
    file: 'features/management/api-keys/CreateKeyDialog.tsx',
    shows: (close) => <CreateKeyDialog onCreated={() => undefined} onClose={close} />,
    begins: 'Name',
  },
  {
    file: 'features/management/api-keys/EndKeyDialog.tsx',
    shows: (close) => <EndKeyDialog apiKey={apiKey} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/management/NewSecretDialog.tsx',
    shows: (close) => (
      <NewSecretDialog title="The new API key" text="Save it." secret="ldk_a" onClose={close} />
    ),
    begins: 'The new API key',
    closes: 'I have saved it',
    returns: 'Open',
  },
  {
    file: 'features/management/webhooks/WebhooksDialog.tsx',
    shows: (close) => <WebhooksDialog onClose={close} />,
    mocks: () => mockApi('listWebhooks'),
    begins: 'Close',
  },
  {
    file: 'features/management/webhooks/CreateWebhookDialog.tsx',
    shows: (close) => <CreateWebhookDialog onCreated={() => undefined} onClose={close} />,
    begins: 'Address',
  },
  {
    file: 'features/management/webhooks/EndWebhookDialog.tsx',
    shows: (close) => <EndWebhookDialog webhook={webhook} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/management/webhooks/MessagesDialog.tsx',
    shows: (close) => <MessagesDialog webhook={webhook} onClose={close} />,
    mocks: () => mockApi('listWebhookDeliveries'),
    begins: 'Close',
  },
  {
    file: 'features/management/RefusedFilesDialog.tsx',
    shows: (close) => <RefusedFilesDialog onClose={close} />,
    mocks: () => mockApi('listRefusedFiles'),
    begins: 'Close',
  },
  {
    file: 'features/management/RemoveStocksDialog.tsx',
    shows: (close) => <RemoveStocksDialog onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'features/management/TaskListDialog.tsx',
    shows: (close) => <TaskListDialog onClose={close} />,
    mocks: () => mockApi('listTasks'),
    begins: 'Close',
  },
  {
    file: 'features/visibility/ColumnActionDialog.tsx',
    shows: (close) => (
      <ColumnActionDialog
        catalog={buildCatalog()}
        action={columnActions[0]}
        people={people}
        onClose={close}
      />
    ),
    begins: 'Cancel',
  },
  {
    file: 'shared/order-form/OrderOutcomeDialog.tsx',
    which: 'created',
    shows: (close) => (
      <OrderOutcomeDialog
        outcome={{ kind: 'created', orderId: '7', title: 'Spring', customer: 'Casa Lisboa' }}
        onClose={close}
      />
    ),
    begins: 'view it',
  },
  {
    file: 'shared/order-form/OrderOutcomeDialog.tsx',
    which: 'failed',
    shows: (close) => (
      <OrderOutcomeDialog outcome={{ kind: 'failed', message: 'Not today.' }} onClose={close} />
    ),
    begins: 'Close',
  },
  {
    file: 'shared/order-form/OrderOutcomeDialog.tsx',
    which: 'deleted since',
    shows: (close) => (
      <OrderOutcomeDialog
        isEarlier
        outcome={{ kind: 'created', orderId: '7', title: 'Spring', customer: 'Casa Lisboa' }}
        onClose={close}
      />
    ),
    mocks: () => mockApi('listOrderEvents', problem(404, 'There is no such order.')),
    begins: 'Close',
  },
  {
    file: 'shared/password-dialog/PasswordDialog.tsx',
    shows: (close) => <PasswordDialog person={customer} onClose={close} />,
    begins: 'Password',
  },
  {
    file: 'shared/prepare-file/PrepareFile.tsx',
    shows: (close) => <PrepareDialog kind="catalog" first={null} onUse={nothing} onClose={close} />,
    begins: /^Choose a file/,
  },
  {
    file: 'shared/prepare-pictures/PreparePictures.tsx',
    shows: (close) => <PreparePicturesDialog first={[]} onUse={nothing} onClose={close} />,
    begins: 'Catalog of the garments',
  },
  {
    file: 'shared/upload-dialog/UploadDialog.tsx',
    shows: (close) => <UploadDialog call="uploadStock" onClose={close} />,
    begins: /^Choose a file/,
  },
  {
    file: 'shared/unlock-dialog/UnlockOrderDialog.tsx',
    shows: (close) => <UnlockOrderDialog order={{ id: '7', name: 'Spring' }} onClose={close} />,
    begins: 'Cancel',
  },
  {
    file: 'shared/upload-dialog/PicturesDialog.tsx',
    shows: (close) => <PicturesDialog kind="images" onClose={close} />,
    begins: /^Choose files/,
  },
  {
    file: 'shared/form-panel/FormPanel.tsx',
    shows: () => (
      <>
        <FormPanel submitText="Save" onSubmit={done}>
          {name}
        </FormPanel>
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    ),
    types: 'Name',
    presses: ['Elsewhere'],
    begins: 'Keep editing',
  },
  { file: 'ui/form/FormDialog.tsx', shows: formDialog, begins: 'Name' },
  {
    file: 'ui/form/FormDialog.tsx',
    which: 'what is typed',
    shows: formDialog,
    types: 'Name',
    presses: ['Cancel'],
    begins: 'Keep editing',
    // In tests, Ant Design gives two dialogs the same id, and Escape would close the lower one.
    closes: 'Keep editing',
  },
];

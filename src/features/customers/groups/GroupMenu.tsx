import { Form, Input } from 'antd';
import { useState } from 'react';
import {
  type CustomerGroup,
  useDeleteCustomerGroupMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { FormDialog } from '../../../ui/form/FormDialog';
import { type MenuItems, RowMenu } from '../../../ui/menus/RowMenu';

interface Props {
  group: CustomerGroup;
  isAdmin: boolean;
}

/** Renames, shares and deletes a group of customers. */
export function GroupMenu({ group: { id, name, is_shared, is_own }, isAdmin }: Props) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const [save] = useSaveCustomerGroupMutation();
  const [remove] = useDeleteCustomerGroupMutation();
  const { report, submit } = useNotices();
  const saveAs = (change: Partial<Pick<CustomerGroup, 'name' | 'is_shared'>>) =>
    save({ saveCustomerGroupRequest: { id, name, is_shared, ...change } });

  const handleRename = async (values: { name: string }) => {
    const failure = await submit(saveAs({ name: values.name.trim() }), 'Group saved');
    if (failure === null) close();
    return failure;
  };
  const handleDelete = async () => {
    const failure = await submit(remove({ customerGroupIdRequest: { id } }), 'Group deleted');
    if (failure === null) close();
    return failure;
  };
  const items = (): MenuItems => [
    { key: 'rename', label: 'Rename', onClick: () => setAsked('rename') },
    ...(isAdmin && is_own
      ? [
          {
            key: 'share',
            label: is_shared ? 'For me only' : 'For everybody',
            onClick: () => void report(saveAs({ is_shared: !is_shared }), 'Group saved'),
          },
        ]
      : []),
    { key: 'delete', label: 'Delete', danger: true, onClick: () => setAsked('delete') },
  ];

  return (
    <>
      <RowMenu label={`Actions for ${name}`} items={items} />
      {asked === 'rename' && (
        <FormDialog<{ name: string }>
          title="Rename group"
          submitText="Save"
          initialValues={{ name }}
          onSubmit={handleRename}
          onClose={close}
        >
          <Form.Item
            name="name"
            label="Name"
            rules={[{ required: true, whitespace: true, message: 'Name the group.' }]}
          >
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
        </FormDialog>
      )}
      {asked === 'delete' && (
        <FormDialog
          title={`Delete the group “${name}”?`}
          submitText="Delete"
          isDanger
          onSubmit={handleDelete}
          onClose={close}
        >
          <p>Its customers stay as they are.{is_shared && ' The group will be gone for everybody.'}</p>
        </FormDialog>
      )}
    </>
  );
}

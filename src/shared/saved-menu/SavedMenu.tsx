import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog';
import { type MenuItems, RowMenu } from '../../ui/menus/RowMenu';
import { useNotices } from '../alert-bar/useNotices';

/** What a person has saved under a name. */
interface Saved {
  readonly name: string;
  readonly is_shared: boolean;
  readonly is_own: boolean;
}

type Mutation = Parameters<ReturnType<typeof useNotices>['report']>[0];

interface Props {
  kind: 'view' | 'group';
  saved: Saved;
  isAdmin: boolean;
  onSave: (change: Partial<Pick<Saved, 'name' | 'is_shared'>>) => Mutation;
  onDelete: () => Mutation;
  /** What stays when it is deleted, as a sentence. */
  whatStays: string;
  /** Entries before these, for everybody. */
  first?: MenuItems;
  /** An entry for those who may change it. */
  change?: MenuItems;
}

/** What can be done with a saved view or group: it is renamed, shared and deleted, by its owner and by admins. */
export function SavedMenu(props: Props) {
  const { kind, saved, isAdmin, onSave, onDelete, whatStays, first = [], change = [] } = props;
  const { name, is_shared, is_own } = saved;
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { report, submit } = useNotices();
  const noun = kind === 'view' ? 'View' : 'Group';
  const close = () => setAsked(null);
  const closeAfter = async (mutation: Mutation, done: string) => {
    const failure = await submit(mutation, done);
    if (failure === null) close();
    return failure;
  };
  const items = (): MenuItems => [
    ...first,
    ...(is_own || isAdmin
      ? [
          { key: 'rename', label: 'Rename', onClick: () => setAsked('rename') },
          ...(isAdmin && is_own
            ? [
                {
                  key: 'share',
                  label: is_shared ? 'For me only' : 'For everybody',
                  onClick: () => void report(onSave({ is_shared: !is_shared }), `${noun} saved`),
                },
              ]
            : []),
          ...change,
          { key: 'delete', label: 'Delete', danger: true, onClick: () => setAsked('delete') },
        ]
      : []),
  ];
  return (
    <>
      <RowMenu label={`Actions for ${name}`} items={items} />
      {asked === 'rename' && (
        <FormDialog<{ name: string }>
          title={`Rename ${kind}`}
          submitText="Save"
          initialValues={{ name }}
          onSubmit={(values) => closeAfter(onSave({ name: values.name.trim() }), `${noun} saved`)}
          onClose={close}
        >
          <Form.Item
            name="name"
            label="Name"
            rules={[{ required: true, whitespace: true, message: `Name the ${kind}.` }]}
          >
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
        </FormDialog>
      )}
      {asked === 'delete' && (
        <FormDialog
          title={`Delete the ${kind} “${name}”?`}
          submitText="Delete"
          isDanger
          onSubmit={() => closeAfter(onDelete(), `${noun} deleted`)}
          onClose={close}
        >
          <p>
            {whatStays}
            {is_shared && ` The ${kind} will be gone for everybody.`}
          </p>
        </FormDialog>
      )}
    </>
  );
}

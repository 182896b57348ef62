import { useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog';
import { type MenuItems, RowMenu } from '../../ui/menus/RowMenu';
import { useNotices } from '../alert-bar/useNotices';
import { NameField } from './SavedFields';

/** What a person has saved under a name. */
export interface Saved {
  readonly id: string;
  readonly name: string;
  readonly is_shared: boolean;
  readonly is_own: boolean;
}

type Mutation = Parameters<ReturnType<typeof useNotices>['report']>[0];

/** What can be done with saved things. */
export interface SavedMenuProps<Item extends Saved> {
  kind: 'view' | 'group';
  item: Item;
  isAdmin: boolean;
  onSave: (item: Item) => Mutation;
  onDelete: (item: Item) => Mutation;
  /** What stays when one is deleted, as a sentence. */
  whatStays: string;
  /** Entries before these, for everybody. */
  firstOf?: (item: Item) => MenuItems;
  /** What it would be if it were replaced with what the list shows. */
  replaced?: (item: Item) => Item;
}

/** What can be done with a saved view or group: it is renamed, shared and deleted, by its owner and by admins. */
export function SavedMenu<Item extends Saved>(props: SavedMenuProps<Item>) {
  const { kind, item, isAdmin, onSave, onDelete, whatStays, firstOf, replaced } = props;
  const { name, is_shared, is_own } = item;
  const [asked, setAsked] = useState<'rename' | 'replace' | 'delete' | null>(null);
  const { report, submit } = useNotices();
  const noun = kind === 'view' ? 'View' : 'Group';
  const close = () => setAsked(null);
  const asks = (key: 'rename' | 'replace' | 'delete', label: string) => ({
    key,
    label,
    danger: key === 'delete',
    onClick: () => setAsked(key),
  });
  const share = {
    key: 'share',
    label: is_shared ? 'For me only' : 'For everybody',
    onClick: () => void report(onSave({ ...item, is_shared: !is_shared }), `${noun} saved`),
  };
  const first = firstOf?.(item) ?? [];
  const mayChange = is_own || isAdmin;
  if (first.length === 0 && !mayChange) return null;
  const items = (): MenuItems => [
    ...first,
    ...(mayChange ? [asks('rename', 'Rename')] : []),
    ...(isAdmin && is_own ? [share] : []),
    ...(mayChange && replaced ? [asks('replace', 'Replace with what is shown')] : []),
    ...(mayChange ? [asks('delete', 'Delete')] : []),
  ];
  return (
    <>
      <RowMenu label={`Actions for ${name}`} items={items} />
      {asked === 'rename' && (
        <FormDialog<{ name: string }>
          title={`Rename ${kind}`}
          submitText="Save"
          initialValues={{ name }}
          onSubmit={(values) => submit(onSave({ ...item, name: values.name.trim() }), `${noun} saved`)}
          onClose={close}
        >
          <NameField kind={kind} />
        </FormDialog>
      )}
      {asked === 'replace' && replaced && (
        <FormDialog
          title={`Replace the ${kind} “${name}”?`}
          submitText="Replace"
          onSubmit={() => submit(onSave(replaced(item)), `${noun} saved`)}
          onClose={close}
        >
          <p>
            It will have the filters, the sort and the columns that the list shows now
            {is_shared && ', for everybody'}.
          </p>
        </FormDialog>
      )}
      {asked === 'delete' && (
        <FormDialog
          title={`Delete the ${kind} “${name}”?`}
          submitText="Delete"
          isDanger
          onSubmit={() => submit(onDelete(item), `${noun} deleted`)}
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

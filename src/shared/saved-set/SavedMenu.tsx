import { useState } from 'react';
import { isolated } from '../../domain/text/isolated';
import { FormDialog } from '../../ui/form/FormDialog';
import { type MenuItems, RowMenu } from '../../ui/menus/RowMenu';
import { useNotices } from '../alert-bar/useNotices';
import { NameField } from './SavedFields';
import { useT } from '../../languages/useT';

/** A saved view or group. */
export interface Saved {
  readonly id: string;
  readonly name: string;
  readonly is_shared: boolean;
  readonly is_own: boolean;
}

type Mutation = Parameters<ReturnType<typeof useNotices>['report']>[0];

/** The actions for saved views or groups. */
export interface SavedMenuProps<Item extends Saved> {
  kind: 'view' | 'group';
  item: Item;
  mayShare: boolean;
  onSave: (item: Item) => Mutation;
  onDelete: (item: Item) => Mutation;
  /** A sentence about what is not deleted with it. */
  deleteHint: string;
  /** Entries before these, for everybody. */
  firstOf?: (item: Item) => MenuItems;
  /** The item with the current filters. */
  updated?: (item: Item) => Item;
}

/** The menu of a saved view or group: its owner and admins can rename, share and delete it. */
export function SavedMenu<Item extends Saved>(props: SavedMenuProps<Item>) {
  const t = useT();
  const { kind, item, mayShare, onSave, onDelete, deleteHint, firstOf, updated } = props;
  const { name, is_shared, is_own } = item;
  const [asked, setAsked] = useState<'rename' | 'update' | 'delete' | null>(null);
  const { report, submit } = useNotices();
  const close = () => setAsked(null);
  const asks = (key: 'rename' | 'update' | 'delete', label: string) => ({
    key,
    label,
    danger: key === 'delete',
    onClick: () => setAsked(key),
  });
  const share = {
    key: 'share',
    label: is_shared ? t('For me only') : t('For everybody'),
    onClick: () =>
      void report(
        onSave({ ...item, is_shared: !is_shared }),
        t('{kind, select, view {View} other {Group}} saved', { kind }),
      ),
  };
  const first = firstOf?.(item) ?? [];
  const mayChange = is_own || mayShare;
  if (first.length === 0 && !mayChange) return null;
  const items = (): MenuItems => [
    ...first,
    ...(mayChange ? [asks('rename', t('Rename'))] : []),
    ...(mayShare && is_own ? [share] : []),
    ...(mayChange && updated ? [asks('update', t('Update with current filters'))] : []),
    ...(mayChange ? [asks('delete', t('Delete'))] : []),
  ];
  return (
    <>
      <RowMenu label={t('Actions for {name}', { name: isolated(name) })} items={items} />
      {asked === 'rename' && (
        <FormDialog<{ name: string }>
          title={t('Rename {kind, select, view {view} other {group}}', { kind })}
          submitText={t('Save')}
          initialValues={{ name }}
          onSubmit={(values) =>
            submit(
              onSave({ ...item, name: values.name.trim() }),
              t('{kind, select, view {View} other {Group}} saved', { kind }),
            )
          }
          onClose={close}
        >
          <NameField kind={kind} />
        </FormDialog>
      )}
      {asked === 'update' && updated && (
        <FormDialog
          title={t('Update the {kind, select, view {view} other {group}} “{name}”?', {
            kind,
            name: isolated(name),
          })}
          submitText={t('Update')}
          onSubmit={() =>
            submit(onSave(updated(item)), t('{kind, select, view {View} other {Group}} saved', { kind }))
          }
          onClose={close}
        >
          <p>
            {is_shared
              ? t('It gets the current filters, sort and columns, for everybody.')
              : t('It gets the current filters, sort and columns.')}
          </p>
        </FormDialog>
      )}
      {asked === 'delete' && (
        <FormDialog
          title={t('Delete the {kind, select, view {view} other {group}} “{name}”?', {
            kind,
            name: isolated(name),
          })}
          submitText={t('Delete')}
          isDanger
          onSubmit={() =>
            submit(onDelete(item), t('{kind, select, view {View} other {Group}} deleted', { kind }))
          }
          onClose={close}
        >
          <p>
            {deleteHint}
            {is_shared &&
              ` ${t('The {kind, select, view {view} other {group}} will be gone for everybody.', { kind })}`}
          </p>
        </FormDialog>
      )}
    </>
  );
}

import { useState } from 'react';
import {
  type OrderView as SavedView,
  useDeleteOrderViewMutation,
  useSaveOrderViewMutation,
  useSetStartOrderViewMutation,
} from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { FormDialog } from '../../../ui/form/FormDialog';
import { type MenuItems, RowMenu } from '../../../ui/menus/RowMenu';

interface Props {
  view: SavedView;
  /** The query of what the list shows. */
  query: string;
  isAdmin: boolean;
}

/** What can be done with a saved view; what cannot be undone asks first. */
export function ViewMenu({ view, query, isAdmin }: Props) {
  const { id, name, is_shared, is_start, is_own } = view;
  const [save] = useSaveOrderViewMutation();
  const [remove] = useDeleteOrderViewMutation();
  const [setStart] = useSetStartOrderViewMutation();
  const { report, submit } = useNotices();
  const [asked, setAsked] = useState<'replace' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const saveAs = (change: Partial<Pick<SavedView, 'query' | 'is_shared'>>) =>
    save({ saveOrderViewRequest: { id, name, query: view.query, is_shared, ...change } });

  const handleReplace = async () => {
    const failure = await submit(saveAs({ query }), 'View saved');
    if (failure === null) close();
    return failure;
  };
  const handleDelete = async () => {
    const failure = await submit(remove({ orderViewIdRequest: { id } }), 'View deleted');
    if (failure === null) close();
    return failure;
  };

  const items = (): MenuItems => [
    {
      key: 'start',
      label: is_start ? 'Start with the default' : 'Start with this view',
      onClick: () =>
        void report(setStart({ startOrderViewRequest: { id: is_start ? null : id } }), 'Start changed'),
    },
    ...(isAdmin && is_own
      ? [
          {
            key: 'share',
            label: is_shared ? 'For me only' : 'For everybody',
            onClick: () => void report(saveAs({ is_shared: !is_shared }), 'View saved'),
          },
        ]
      : []),
    ...(is_own || isAdmin
      ? [
          { key: 'replace', label: 'Replace with what is shown', onClick: () => setAsked('replace') },
          { key: 'delete', label: 'Delete', danger: true, onClick: () => setAsked('delete') },
        ]
      : []),
  ];
  return (
    <>
      <RowMenu label={`Actions for ${name}`} items={items} />
      {asked === 'replace' && (
        <FormDialog
          title={`Replace the view “${name}”?`}
          submitText="Replace"
          onSubmit={handleReplace}
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
          title={`Delete the view “${name}”?`}
          submitText="Delete"
          isDanger
          onSubmit={handleDelete}
          onClose={close}
        >
          <p>{is_shared ? 'It will be gone for everybody.' : 'The orders that it shows stay as they are.'}</p>
        </FormDialog>
      )}
    </>
  );
}

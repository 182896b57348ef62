import { useState } from 'react';
import {
  type OrderView as SavedView,
  useDeleteOrderViewMutation,
  useSaveOrderViewMutation,
  useSetStartOrderViewMutation,
} from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { SavedMenu } from '../../../shared/saved-menu/SavedMenu';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  view: SavedView;
  /** The query of what the list shows. */
  query: string;
  isAdmin: boolean;
}

/** What can be done with a saved view; what cannot be undone asks first. */
export function ViewMenu({ view, query, isAdmin }: Props) {
  const { id, name, is_shared, is_start } = view;
  const [save] = useSaveOrderViewMutation();
  const [remove] = useDeleteOrderViewMutation();
  const [setStart] = useSetStartOrderViewMutation();
  const { report, submit } = useNotices();
  const [isReplacing, setReplacing] = useState(false);
  const close = () => setReplacing(false);
  const saveAs = (change: Partial<Pick<SavedView, 'name' | 'query' | 'is_shared'>>) =>
    save({ saveOrderViewRequest: { id, name, query: view.query, is_shared, ...change } });

  const handleReplace = async () => {
    const failure = await submit(saveAs({ query }), 'View saved');
    if (failure === null) close();
    return failure;
  };
  const start = {
    key: 'start',
    label: is_start ? 'Start with the default' : 'Start with this view',
    onClick: () =>
      void report(setStart({ startOrderViewRequest: { id: is_start ? null : id } }), 'Start changed'),
  };
  return (
    <>
      <SavedMenu
        kind="view"
        saved={view}
        isAdmin={isAdmin}
        onSave={saveAs}
        onDelete={() => remove({ orderViewIdRequest: { id } })}
        whatStays="The orders that it shows stay as they are."
        first={[start]}
        change={[{ key: 'replace', label: 'Replace with what is shown', onClick: () => setReplacing(true) }]}
      />
      {isReplacing && (
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
    </>
  );
}

import { useMemo } from 'react';
import { counted } from '../../lib/numbers';
import { type Catalog, useSetCatalogForUsersMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { catalogText } from '../../domain/catalogs/seasons';
import { FormDialog } from '../../ui/form/FormDialog';
import { type ColumnAction, type ColumnPlan, type People, planColumnAction } from './columnActions';

interface Props {
  catalog: Catalog;
  action: ColumnAction;
  people: People;
  onClose: () => void;
}

/** Says whom a header's action affects and how many boxes it changes, before it runs. */
export function ColumnActionDialog({ catalog, action, people, onClose }: Props) {
  const [setCatalog] = useSetCatalogForUsersMutation();
  const { submit } = useNotices();
  const plan = useMemo(() => planColumnAction(action, catalog.id, people), [action, catalog, people]);

  const handleRun = async () => {
    const catalogForUsersRequest = {
      catalog_id: catalog.id,
      user_ids: [...plan.userIds],
      action: action.action,
      cascade: plan.cascade,
    };
    const done = action.action === 'enable' ? 'enabled' : 'disabled';
    const message = `${catalog.name} was ${done} for ${counted(plan.changes, 'user')}`;
    const failure = await submit(setCatalog({ catalogForUsersRequest }), message);
    if (failure === null) onClose();
    return failure;
  };

  return (
    <FormDialog
      title={action.label}
      submitText={action.action === 'enable' ? 'Enable' : 'Disable'}
      isDanger={action.action === 'disable'}
      isDisabled={plan.changes === 0}
      onSubmit={handleRun}
      onClose={onClose}
    >
      <p>
        {catalogText(catalog)}: {whomText(action, plan, people)}.
      </p>
      <p>
        {plan.changes === 0 ? (
          'Nothing would change.'
        ) : (
          <>
            <strong>{counted(plan.changes, 'cell')}</strong> will change.
          </>
        )}
      </p>
    </FormDialog>
  );
}

function whomText({ key }: ColumnAction, plan: ColumnPlan, { areAgents }: People): string {
  const named = plan.userIds.length;
  if (!areAgents) {
    return key === 'enableAgents'
      ? `all ${counted(named, 'agent')}`
      : `the ${counted(named, 'customer')} shown`;
  }
  const agents = `the ${counted(named, 'agent')} shown`;
  return plan.cascade ? `${agents} and their ${counted(plan.customersOfNamed, 'customer')}` : agents;
}

import { useMemo } from 'react';
import { type Catalog, formFailureOf, useSetCatalogForUsersMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { catalogText } from '../../domain/catalogs/catalogText';
import { FormDialog } from '../../ui/form/FormDialog';
import { type ColumnAction, type ColumnPlan, type People, planColumnAction } from './columnActions';

interface Props {
  catalog: Catalog;
  action: ColumnAction;
  people: People;
  onClose: () => void;
}

const number = new Intl.NumberFormat();
const count = (amount: number, thing: string) =>
  `${number.format(amount)} ${thing}${amount === 1 ? '' : 's'}`;

/** Says whom a header's action means and how many boxes it changes, before it runs. */
export function ColumnActionDialog({ catalog, action, people, onClose }: Props) {
  const [setCatalog] = useSetCatalogForUsersMutation();
  const dispatch = useAppDispatch();
  const plan = useMemo(() => planColumnAction(action, catalog.id, people), [action, catalog, people]);

  const handleRun = async () => {
    const catalogForUsersRequest = {
      catalog_id: catalog.id,
      user_ids: [...plan.userIds],
      action: action.action,
      cascade: plan.cascade,
    };
    const failure = formFailureOf(await setCatalog({ catalogForUsersRequest }));
    if (failure !== null) return failure;
    const done = action.action === 'enable' ? 'enabled' : 'disabled';
    const message = `${catalog.name} was ${done} for ${count(plan.changes, 'user')}`;
    dispatch(showAlert({ message, severity: 'success' }));
    onClose();
    return null;
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
            <strong>{count(plan.changes, 'cell')}</strong> will change.
          </>
        )}
      </p>
    </FormDialog>
  );
}

function whomText({ key }: ColumnAction, plan: ColumnPlan, { areAgents }: People): string {
  const named = plan.userIds.length;
  if (!areAgents) {
    return key === 'enableAgents' ? `all ${count(named, 'agent')}` : `the ${count(named, 'customer')} shown`;
  }
  const agents = `the ${count(named, 'agent')} shown`;
  return plan.cascade ? `${agents} and their ${count(plan.customersOfNamed, 'customer')}` : agents;
}

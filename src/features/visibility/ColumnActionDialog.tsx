import { useMemo } from 'react';
import { counted } from '../../lib/numbers';
import { useAppDispatch } from '../../lib/redux';
import { type Catalog, formFailureOf, useSetCatalogForUsersMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { catalogText } from '../../domain/catalogs/seasons';
import { isolated } from '../../domain/text/isolated';
import { FormDialog } from '../../ui/form/FormDialog';
import { type ColumnAction, type ColumnPlan, type People, planColumnAction } from './columnActions';
import { changeNoted } from './visibilitySlice';

interface Props {
  catalog: Catalog;
  action: ColumnAction;
  people: People;
  onClose: () => void;
}

/** Confirms a header's action, with whom it affects and what will change for how many of them. */
export function ColumnActionDialog({ catalog, action, people, onClose }: Props) {
  const [setCatalog] = useSetCatalogForUsersMutation();
  const { notify } = useNotices();
  const dispatch = useAppDispatch();
  const plan = useMemo(() => planColumnAction(action, catalog.id, people), [action, catalog, people]);
  const count = plan.changedIds.length;

  const handleRun = async () => {
    const catalogForUsersRequest = {
      catalog_id: catalog.id,
      user_ids: [...plan.userIds],
      action: action.action,
      cascade: plan.cascade,
    };
    const done = action.action === 'enable' ? 'enabled' : 'disabled';
    const outcome = await setCatalog({ catalogForUsersRequest });
    const failure = formFailureOf(outcome);
    if (failure !== null) return failure;
    // Only the server knows whose visibility it changed.
    const changed = outcome.data?.changed ?? plan.changedIds;
    const cells = changed.map((userId) => ({ userId, catalogId: catalog.id }));
    if (cells.length > 0) dispatch(changeNoted({ cells, isEnabled: action.action === 'enable' }));
    notify(`${isolated(catalog.name)} was ${done} for ${counted(changed.length, 'user')}`, 'success');
    return null;
  };

  return (
    <FormDialog
      title={action.label}
      submitText={action.action === 'enable' ? 'Enable' : 'Disable'}
      isDanger={action.action === 'disable'}
      isDisabled={count === 0}
      onSubmit={handleRun}
      onClose={onClose}
    >
      <p>
        {catalogText(catalog)}: {whomText(action, plan, people)}.
      </p>
      <p>{count === 0 ? 'Nothing would change.' : changeText(catalog, action, plan, people)}</p>
    </FormDialog>
  );
}

/** Whose view changes, and how: '49 customers will no longer see Accessories SS27.' */
function changeText(
  catalog: Catalog,
  { key, action }: ColumnAction,
  { cascade, changedIds }: ColumnPlan,
  { areAgents }: People,
): string {
  const word = cascade ? 'person' : areAgents || key === 'enableAgents' ? 'agent' : 'customer';
  const who = counted(changedIds.length, word, cascade ? 'people' : `${word}s`);
  return `${who} will ${action === 'enable' ? 'see' : 'no longer see'} ${catalogText(catalog)}.`;
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

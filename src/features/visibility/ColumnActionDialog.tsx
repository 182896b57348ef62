import { useMemo } from 'react';
import { useAppDispatch } from '../../lib/redux';
import { type Catalog, formFailureOf, useSetCatalogForUsersMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { catalogText } from '../../domain/catalogs/seasons';
import { isolated } from '../../domain/text/isolated';
import { FormDialog } from '../../ui/form/FormDialog';
import { type ColumnAction, type ColumnPlan, type People, planColumnAction } from './columnActions';
import { changeNoted } from './visibilitySlice';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

interface Props {
  catalog: Catalog;
  action: ColumnAction;
  people: People;
  onClose: () => void;
}

/** Confirms a header's action, with whom it affects and what will change for how many of them. */
export function ColumnActionDialog({ catalog, action, people, onClose }: Props) {
  const t = useT();
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
    const outcome = await setCatalog({ catalogForUsersRequest });
    const failure = formFailureOf(outcome);
    if (failure !== null) return failure;
    // Only the server knows whose visibility it changed.
    const changed = outcome.data?.changed ?? plan.changedIds;
    const cells = changed.map((userId) => ({ userId, catalogId: catalog.id }));
    if (cells.length > 0) dispatch(changeNoted({ cells, isEnabled: action.action === 'enable' }));
    const values = { catalog: isolated(catalog.name), users: changed.length };
    notify(
      action.action === 'enable'
        ? t('{catalog} was enabled for {users, plural, one {# user} other {# users}}', values)
        : t('{catalog} was disabled for {users, plural, one {# user} other {# users}}', values),
      'success',
    );
    return null;
  };

  return (
    <FormDialog
      title={t(action.label)}
      submitText={action.action === 'enable' ? t('Enable') : t('Disable')}
      isDanger={action.action === 'disable'}
      isDisabled={count === 0}
      onSubmit={handleRun}
      onClose={onClose}
    >
      <p>{t(whomText(catalog, action, plan, people))}</p>
      <p>{count === 0 ? t('Nothing would change.') : t(changeText(catalog, action, plan, people))}</p>
    </FormDialog>
  );
}

/** Whose view changes, and how: '49 customers will no longer see Accessories SS27.' */
function changeText(
  catalog: Catalog,
  { key, action }: ColumnAction,
  { cascade, changedIds }: ColumnPlan,
  { areAgents }: People,
): Message {
  const who = cascade ? 'people' : areAgents || key === 'enableAgents' ? 'agents' : 'customers';
  const values = { who, count: changedIds.length, catalog: catalogText(catalog) };
  return action === 'enable'
    ? message(
        '{who, select, people {{count, plural, one {# person} other {# people}}} agents {{count, plural, one {# agent} other {# agents}}} other {{count, plural, one {# customer} other {# customers}}}} will see {catalog}.',
        values,
      )
    : message(
        '{who, select, people {{count, plural, one {# person} other {# people}}} agents {{count, plural, one {# agent} other {# agents}}} other {{count, plural, one {# customer} other {# customers}}}} will no longer see {catalog}.',
        values,
      );
}

function whomText(of: Catalog, { key }: ColumnAction, plan: ColumnPlan, { areAgents }: People): Message {
  const catalog = catalogText(of);
  const named = plan.userIds.length;
  if (!areAgents)
    return key === 'enableAgents'
      ? message('{catalog}: all {agents, plural, one {# agent} other {# agents}}.', {
          catalog,
          agents: named,
        })
      : message('{catalog}: the {customers, plural, one {# customer} other {# customers}} shown.', {
          catalog,
          customers: named,
        });
  return plan.cascade
    ? message(
        '{catalog}: the {agents, plural, one {# agent} other {# agents}} shown and their {customers, plural, one {# customer} other {# customers}}.',
        { catalog, agents: named, customers: plan.customersOfNamed },
      )
    : message('{catalog}: the {agents, plural, one {# agent} other {# agents}} shown.', {
        catalog,
        agents: named,
      });
}

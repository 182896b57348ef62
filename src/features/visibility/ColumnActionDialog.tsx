import { Alert, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { type Catalog, failureOf, useSetCatalogForUsersMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { catalogText } from '../../shared/catalog-select/catalogText';
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
  const [setCatalog, { isLoading }] = useSetCatalogForUsersMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const plan = useMemo(() => planColumnAction(action, catalog.id, people), [action, catalog, people]);

  const handleRun = async () => {
    const catalogForUsersRequest = {
      catalog_id: catalog.id,
      user_ids: [...plan.userIds],
      action: action.action,
      cascade: plan.cascade,
    };
    const refused = failureOf(await setCatalog({ catalogForUsersRequest }));
    setFailure(refused);
    if (refused !== null) return;
    const done = action.action === 'enable' ? 'enabled' : 'disabled';
    const message = `${catalog.name} was ${done} for ${count(plan.changes, 'user')}`;
    dispatch(showAlert({ message, severity: 'success' }));
    onClose();
  };

  return (
    <Modal
      open
      title={action.label}
      width={440}
      okText={action.action === 'enable' ? 'Enable' : 'Disable'}
      cancelText="Cancel"
      okButtonProps={{
        danger: action.action === 'disable',
        loading: isLoading,
        disabled: plan.changes === 0,
      }}
      onOk={() => void handleRun()}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 8 }}>
        {catalogText(catalog)}: {whomText(action, plan, people)}.
      </p>
      <p style={{ marginBottom: 8 }}>
        {plan.changes === 0 ? (
          'Nothing would change.'
        ) : (
          <>
            <strong>{count(plan.changes, 'cell')}</strong> will change.
          </>
        )}
      </p>
      <div role="alert">{failure !== null && <Alert type="error" showIcon title={failure} />}</div>
    </Modal>
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

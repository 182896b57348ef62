import { useState } from 'react';
import { type User, useSetUserSapIdMutation } from '../../api';
import { findSapIdOwner, normaliseSapId } from '../../domain/people';
import { isolated } from '../../domain/text/isolated';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { SapIdField } from '../../shared/customer-fields/CustomerFields';
import { FormDialog } from '../../ui/form/FormDialog';
import { ruleOf } from '../../ui/form/formFailure';
import { useT } from '../../languages/useT';

interface Props {
  customer: User;
  /** The loaded customers, for detecting a duplicate before calling the server. */
  known: readonly User[];
  onClose: () => void;
}

interface Values {
  sap_id: string;
}

/** 'Assign a sap id' (spec 2 'Customers list'): shows how the id will be stored, and who already has it. */
export function AssignSapIdDialog({ customer, known, onClose }: Props) {
  const t = useT();
  const [setSapId] = useSetUserSapIdMutation();
  const [isReady, setReady] = useState(false);
  const { submit } = useNotices();
  /** The loaded customer who already has this SAP ID (contract.md 'Fine print'). */
  const ownerFault = (text: string) => {
    const id = normaliseSapId(text);
    const owner = findSapIdOwner(known, text, customer.id);
    return owner === undefined || id === null
      ? null
      : t('{id} already belongs to “{name}”', { id, name: isolated(owner.name) });
  };

  const handleSubmit = ({ sap_id }: Values) => {
    const setUserSapIdRequest = { id: customer.id, sap_id: normaliseSapId(sap_id) };
    return submit(setSapId({ setUserSapIdRequest }), t('Modified user'));
  };

  return (
    <FormDialog<Values>
      title={t('Assign a sap id')}
      width={400}
      submitText={t('Assign')}
      isDisabled={!isReady}
      initialValues={{ sap_id: '' }}
      onChange={(_change, { sap_id }) =>
        setReady(normaliseSapId(sap_id) !== null && ownerFault(sap_id) === null)
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{customer.name}</p>
      <SapIdField label={t('SAP ID')} required rules={[ruleOf(ownerFault)]} validateTrigger="onChange" />
    </FormDialog>
  );
}

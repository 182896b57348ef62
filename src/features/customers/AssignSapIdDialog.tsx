import { Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { failureOf, useSetUserSapIdMutation, type User } from '../../api';
import { normaliseSapId } from '../../domain/sap-id/normaliseSapId';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { sapIdClash } from '../../shared/sap-id-field/sapIdClash';
import { SapIdField } from '../../shared/sap-id-field/SapIdField';

interface Props {
  customer: User;
  /** Among whom a clash is seen before the server is asked, which knows them all. */
  known: readonly User[];
  onClose: () => void;
}

/** 'Assign a sap id' (spec 2 'Customers list'): says how the id will be kept, and who has it already. */
export function AssignSapIdDialog({ customer, known, onClose }: Props) {
  const [setSapId, { isLoading }] = useSetUserSapIdMutation();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const formId = useId();
  const clash = sapIdClash(known, text, customer.id);
  const sapId = normaliseSapId(text);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sapId === null || clash !== null || isLoading) return;
    const failure = failureOf(await setSapId({ setUserSapIdRequest: { id: customer.id, sap_id: sapId } }));
    setRefusal(failure);
    if (failure !== null) return;
    dispatch(showAlert({ message: 'Modified user', severity: 'success' }));
    onClose();
  };

  return (
    <Modal
      open
      title="Assign a sap id"
      width={400}
      okText="Assign"
      cancelText="Cancel"
      okButtonProps={{
        htmlType: 'submit',
        form: formId,
        loading: isLoading,
        disabled: sapId === null || clash !== null,
      }}
      onCancel={onClose}
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <p style={{ marginBottom: 12 }}>{customer.name}</p>
        <SapIdField
          id={`${formId}-sap-id`}
          label="SAP ID"
          autoFocus
          value={text}
          error={clash ?? refusal}
          onChange={(typed) => {
            setText(typed);
            setRefusal(null);
          }}
        />
      </form>
    </Modal>
  );
}

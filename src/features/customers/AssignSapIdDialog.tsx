import { useId, useState } from 'react';
import { failureOf, useSetUserSapIdMutation, type User } from '../../api';
import { normaliseSapId } from '../../domain/sap-id/normaliseSapId';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { sapIdClash } from '../../shared/sap-id-field/sapIdClash';
import { SapIdField } from '../../shared/sap-id-field/SapIdField';
import { FormDialog } from '../../ui/form-dialog/FormDialog';

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
  const id = useId();
  const clash = sapIdClash(known, text, customer.id);
  const sapId = normaliseSapId(text);

  const handleSubmit = async () => {
    if (sapId === null) return;
    const failure = failureOf(await setSapId({ setUserSapIdRequest: { id: customer.id, sap_id: sapId } }));
    setRefusal(failure);
    if (failure !== null) return;
    dispatch(showAlert({ message: 'Modified user', severity: 'success' }));
    onClose();
  };

  return (
    <FormDialog
      title="Assign a sap id"
      width={400}
      submitText="Assign"
      isBusy={isLoading}
      isDisabled={sapId === null || clash !== null}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <p>{customer.name}</p>
      <SapIdField
        id={`${id}-sap-id`}
        label="SAP ID"
        autoFocus
        value={text}
        error={clash ?? refusal}
        onChange={(typed) => {
          setText(typed);
          setRefusal(null);
        }}
      />
    </FormDialog>
  );
}

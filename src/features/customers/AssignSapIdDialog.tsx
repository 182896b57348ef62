import { Form, Input } from 'antd';
import { useState } from 'react';
import { type User, useSetUserSapIdMutation } from '../../api';
import { findSapIdOwner, normaliseSapId } from '../../domain/people';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { FormDialog } from '../../ui/form/FormDialog';
import { ruleOf } from '../../ui/form/formFailure';

interface Props {
  customer: User;
  /** The customers among whom a clash is noticed before asking the server, which knows all of them. */
  known: readonly User[];
  onClose: () => void;
}

interface Values {
  sapId: string;
}

/** 'Assign a sap id' (spec 2 'Customers list'): says how the id will be stored, and who has it already. */
export function AssignSapIdDialog({ customer, known, onClose }: Props) {
  const [setSapId] = useSetUserSapIdMutation();
  const [typed, setTyped] = useState('');
  const { submit } = useNotices();
  /** Names the known customer who has this SAP ID already (api.md 'Fine print'). */
  const clashOf = (text: string) => {
    const owner = findSapIdOwner(known, text, customer.id);
    return owner === undefined ? null : `${normaliseSapId(text)} already belongs to “${owner.name}”`;
  };
  const clash = clashOf(typed);
  const normalised = normaliseSapId(typed);
  const hint =
    normalised === null
      ? `The customer’s number in ${runtimeConfig().erpName}`
      : `Will be saved as ${normalised}`;

  const handleSubmit = ({ sapId }: Values) => {
    const setUserSapIdRequest = { id: customer.id, sap_id: normaliseSapId(sapId) };
    return submit(setSapId({ setUserSapIdRequest }), 'Modified user');
  };

  return (
    <FormDialog<Values>
      title="Assign a sap id"
      width={400}
      submitText="Assign"
      isDisabled={normalised === null || clash !== null}
      initialValues={{ sapId: '' }}
      onChange={(_change, { sapId }) => setTyped(sapId)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{customer.name}</p>
      <Form.Item
        name="sapId"
        label="SAP ID"
        required
        rules={[ruleOf(clashOf)]}
        validateTrigger="onChange"
        extra={clash === null ? hint : undefined}
      >
        <Input autoFocus autoComplete="off" spellCheck={false} allowClear maxLength={10} />
      </Form.Item>
    </FormDialog>
  );
}

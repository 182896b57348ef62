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
  const clashOf = (text: string) => sapIdClash(known, text, customer.id);
  const clash = clashOf(typed);
  const kept = normaliseSapId(typed);
  const hint =
    kept === null ? `The customer’s number in ${runtimeConfig().erpName}` : `Will be saved as ${kept}`;

  const handleSubmit = async ({ sapId }: Values) => {
    const setUserSapIdRequest = { id: customer.id, sap_id: normaliseSapId(sapId) };
    const failure = await submit(setSapId({ setUserSapIdRequest }), 'Modified user');
    if (failure === null) onClose();
    return failure;
  };

  return (
    <FormDialog<Values>
      title="Assign a sap id"
      width={400}
      submitText="Assign"
      isDisabled={kept === null || clash !== null}
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

interface Holder {
  id: string;
  name: string;
  sap_id: string | null;
}

/** A sentence naming the known user who has this SAP ID already, or null (api.md 'Fine print'). */
function sapIdClash(known: readonly Holder[], sapId: string, ownId: string): string | null {
  const owner = findSapIdOwner(known, sapId, ownId);
  return owner === undefined ? null : `${normaliseSapId(sapId)} already belongs to “${owner.name}”`;
}

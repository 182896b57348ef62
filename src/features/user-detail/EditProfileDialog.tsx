import { Form, Input } from 'antd';
import { useState } from 'react';
import { formFailureOf, useUpdateUserMutation, type User } from '../../api';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { NotesField, SapIdField, SupplyFields } from '../../shared/customer-fields/CustomerFields';
import { emailFault, nameFault } from '../../domain/person/personFaults';
import { ruleOf } from '../../ui/form/formFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { fromUser, type ProfileDraft, toUpdate } from './profileDraft';

interface Props {
  me: User;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** 'Edit profile': the name is the ERP's while there is a SAP ID, which can be cleared (spec 5). */
export function EditProfileDialog({ me, user, onDone, onClose }: Props) {
  const [updateUser] = useUpdateUserMutation();
  // The user as they were when the dialog opened: only what is changed here is sent.
  const [before] = useState(user);
  const isNameLocked = before.sap_id !== null;

  const handleSubmit = async (values: ProfileDraft) => {
    const updateUserRequest = toUpdate(before, values);
    if (updateUserRequest === null) {
      onClose();
      return null;
    }
    const failure = formFailureOf(await updateUser({ updateUserRequest }));
    if (failure === null) onDone();
    return failure;
  };

  return (
    <FormDialog<ProfileDraft>
      title="Edit profile"
      width={480}
      submitText="Save"
      initialValues={fromUser(before)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="Name"
        required
        rules={[ruleOf(nameFault)]}
        extra={isNameLocked && `The name is that of ${runtimeConfig().erpName} while there is a SAP ID.`}
      >
        <Input autoComplete="off" maxLength={200} disabled={isNameLocked} />
      </Form.Item>
      <Form.Item name="email" label="Email" required rules={[ruleOf(emailFault)]}>
        <Input type="email" autoComplete="off" maxLength={200} />
      </Form.Item>
      <SapIdField label="SAP ID" />
      <SupplyFields viewer={me} given={before} />
      <NotesField />
    </FormDialog>
  );
}

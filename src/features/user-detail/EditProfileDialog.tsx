import { Form, Input } from 'antd';
import { useState } from 'react';
import { formFailureOf, type UpdateUserRequest, type User, useUpdateUserMutation } from '../../api';
import { changedFields } from '../../lib/changedFields';
import { runtimeConfig } from '../../lib/runtimeConfig';
import {
  LanguageField,
  NotesField,
  SapIdField,
  SupplyFields,
} from '../../shared/customer-fields/CustomerFields';
import { EmailInput } from '../../shared/customer-fields/EmailInput';
import { useConfirmation } from '../../shared/confirm-session/useConfirmation';
import type { AccountLanguage } from '../../domain/language/languages';
import { emailFault, nameFault, normaliseSapId } from '../../domain/people';
import { ruleOf } from '../../ui/form/formFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { useT } from '../../languages/useT';

interface Props {
  me: User;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** 'Edit profile': the ERP owns the name while there is a SAP ID, which can be cleared (spec 5). */
export function EditProfileDialog({ me, user, onDone, onClose }: Props) {
  const t = useT();
  const [updateUser] = useUpdateUserMutation();
  const { run, dialog } = useConfirmation();
  // The user as of the opening, so that only changed fields are sent.
  const [before] = useState(user);
  const isNameLocked = before.sap_id !== null;

  const handleSubmit = async (values: ProfileDraft) => {
    const updateUserRequest = toUpdate(before, values);
    if (updateUserRequest === null) return null;
    const outcome = await run(() => updateUser({ updateUserRequest }));
    if (outcome === null) return undefined;
    const failure = formFailureOf(outcome);
    if (failure === null) onDone();
    return failure;
  };

  return (
    <>
      <FormDialog<ProfileDraft>
        title={t('Edit profile')}
        width={480}
        submitText={t('Save')}
        initialValues={fromUser(before)}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <Form.Item
          name="name"
          label={t('Name')}
          required
          rules={[ruleOf(nameFault)]}
          extra={
            isNameLocked &&
            t('The name comes from {erpName} as long as there is a SAP ID.', {
              erpName: runtimeConfig().erpName,
            })
          }
        >
          <Input autoComplete="off" maxLength={200} disabled={isNameLocked} />
        </Form.Item>
        <Form.Item name="email" label={t('Email')} required rules={[ruleOf(emailFault)]}>
          <EmailInput />
        </Form.Item>
        <SapIdField label={t('SAP ID')} />
        <SupplyFields viewer={me} given={before} />
        <LanguageField />
        <NotesField />
      </FormDialog>
      {dialog}
    </>
  );
}

/** The form's values, with the SAP ID as typed. */
interface ProfileDraft extends Pick<
  User,
  'name' | 'email' | 'sap_id' | 'extra_info' | 'pricelist' | 'warehouse'
> {
  readonly language?: AccountLanguage | null;
}

export function fromUser(user: User): ProfileDraft {
  const { name, email, sap_id, extra_info, pricelist, warehouse, language = null } = user;
  return { name, email, sap_id, extra_info, pricelist, warehouse, language };
}

/** Only the changed fields, so that a colleague's changes are preserved; null if none. */
export function toUpdate(user: User, draft: ProfileDraft): UpdateUserRequest | null {
  const change = changedFields(fromUser(user), {
    ...draft,
    name: draft.name.trim(),
    email: draft.email.trim(),
    sap_id: normaliseSapId(draft.sap_id),
    language: draft.language ?? null,
  });
  return Object.keys(change).length === 0 ? null : { id: user.id, ...change };
}

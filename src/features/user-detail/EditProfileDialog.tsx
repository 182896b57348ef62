import { useId, useState } from 'react';
import { failureOf, useUpdateUserMutation, type User } from '../../api';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { NotesField } from '../../shared/customer-fields/NotesField';
import { personFaults } from '../../shared/customer-fields/personFaults';
import { SupplyFields } from '../../shared/customer-fields/SupplyFields';
import { SapIdField } from '../../shared/sap-id-field/SapIdField';
import { FormDialog } from '../../ui/form-dialog/FormDialog';
import { TextField } from '../../ui/text-field/TextField';
import styles from './EditProfileDialog.module.css';
import { fromUser, type ProfileDraft, toUpdate } from './profileDraft';

interface Props {
  me: User;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** 'Edit profile': the name is the ERP's while there is a SAP ID, which can be cleared (spec 5). */
export function EditProfileDialog({ me, user, onDone, onClose }: Props) {
  const [updateUser, { isLoading }] = useUpdateUserMutation();
  // The user as they were when the dialog opened: only what is changed here is sent.
  const [before] = useState(user);
  const [draft, setDraft] = useState(() => fromUser(user));
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const edit = (change: Partial<ProfileDraft>) => {
    setDraft((known) => ({ ...known, ...change }));
    setFailure(null);
  };
  const faults = personFaults(draft);
  const shown = hasTried ? faults : { name: null, email: null };
  const isNameLocked = before.sap_id !== null;

  const handleSubmit = async () => {
    setTried(true);
    if (faults.name !== null || faults.email !== null) return;
    const request = toUpdate(before, draft);
    const refused = request === null ? null : failureOf(await updateUser({ updateUserRequest: request }));
    setFailure(refused);
    if (refused !== null) return;
    if (request === null) onClose();
    else onDone();
  };

  return (
    <FormDialog
      title="Edit profile"
      width={480}
      submitText="Save"
      isBusy={isLoading}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        id={`${id}-name`}
        label="Name"
        isDisabled={isNameLocked}
        longest={200}
        error={shown.name}
        hint={isNameLocked && `The name is that of ${runtimeConfig().erpName} while there is a SAP ID.`}
        value={draft.name}
        onChange={(name) => edit({ name })}
      />
      <TextField
        id={`${id}-email`}
        label="Email"
        type="email"
        longest={200}
        error={shown.email}
        value={draft.email}
        onChange={(email) => edit({ email })}
      />
      <SapIdField
        id={`${id}-sap-id`}
        label="SAP ID"
        isOptional
        value={draft.sapId}
        onChange={(sapId) => edit({ sapId })}
      />
      <div className={styles.pair}>
        <SupplyFields id={id} viewer={me} given={before} value={draft} onChange={edit} />
      </div>
      <NotesField id={`${id}-extra`} value={draft.extraInfo} onChange={(extraInfo) => edit({ extraInfo })} />
    </FormDialog>
  );
}

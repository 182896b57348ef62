import { Alert, Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { failureOf, useUpdateUserMutation, type User } from '../../api';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { PriceListSelect } from '../../shared/price-list-select/PriceListSelect';
import { SapIdField } from '../../shared/sap-id-field/SapIdField';
import { WarehouseField } from '../../shared/warehouse-field/WarehouseField';
import { describedBy, Field } from '../../ui/field/Field';
import styles from './EditProfileDialog.module.css';
import { faultsOf, fromUser, type ProfileDraft, toUpdate } from './profileDraft';

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
  const faults = faultsOf(draft);
  const shown = hasTried ? faults : { name: null, email: null };
  const isNameLocked = before.sap_id !== null;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isLoading || faults.name !== null || faults.email !== null) return;
    const request = toUpdate(before, draft);
    const refused = request === null ? null : failureOf(await updateUser({ updateUserRequest: request }));
    setFailure(refused);
    if (refused !== null) return;
    if (request === null) onClose();
    else onDone();
  };

  return (
    <Modal
      open
      title="Edit profile"
      width={480}
      okText="Save"
      cancelText="Cancel"
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading }}
      onCancel={onClose}
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          id={`${id}-name`}
          label="Name"
          error={shown.name}
          hint={isNameLocked && `The name is that of ${runtimeConfig().erpName} while there is a SAP ID.`}
        >
          <Input
            id={`${id}-name`}
            disabled={isNameLocked}
            maxLength={200}
            status={shown.name === null ? undefined : 'error'}
            aria-invalid={shown.name !== null}
            aria-describedby={describedBy(`${id}-name`)}
            value={draft.name}
            onChange={({ target }) => edit({ name: target.value })}
          />
        </Field>
        <Field id={`${id}-email`} label="Email" error={shown.email}>
          <Input
            id={`${id}-email`}
            type="email"
            autoComplete="off"
            maxLength={200}
            status={shown.email === null ? undefined : 'error'}
            aria-invalid={shown.email !== null}
            aria-describedby={describedBy(`${id}-email`)}
            value={draft.email}
            onChange={({ target }) => edit({ email: target.value })}
          />
        </Field>
        <SapIdField
          id={`${id}-sap-id`}
          label="SAP ID"
          isOptional
          value={draft.sapId}
          onChange={(sapId) => edit({ sapId })}
        />
        <div className={styles.pair}>
          <Field id={`${id}-pricelist`} label="Price list">
            <PriceListSelect
              id={`${id}-pricelist`}
              viewer={me}
              given={before.pricelist}
              value={draft.pricelist}
              onChange={(pricelist) => edit({ pricelist })}
            />
          </Field>
          <Field id={`${id}-warehouse`} label="Warehouse">
            <WarehouseField
              id={`${id}-warehouse`}
              viewer={me}
              given={before.warehouse}
              value={draft.warehouse}
              onChange={(warehouse) => edit({ warehouse })}
            />
          </Field>
        </div>
        <Field id={`${id}-extra`} label="Extra notes" isOptional>
          <Input.TextArea
            id={`${id}-extra`}
            rows={3}
            maxLength={5000}
            value={draft.extraInfo}
            onChange={({ target }) => edit({ extraInfo: target.value })}
          />
        </Field>
        <div role="alert">{failure !== null && <Alert type="error" showIcon title={failure} />}</div>
      </form>
    </Modal>
  );
}

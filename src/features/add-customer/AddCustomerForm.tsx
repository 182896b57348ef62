import { Alert, Checkbox, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { type Catalog, failureOf, useCreateUserMutation, type User } from '../../api';
import { roleOptions } from '../../domain/access/roleOptions';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { KindField } from '../../shared/customer-fields/KindField';
import { NotesField } from '../../shared/customer-fields/NotesField';
import { SupplyFields } from '../../shared/customer-fields/SupplyFields';
import { SapIdField } from '../../shared/sap-id-field/SapIdField';
import { FormPanel } from '../../ui/form-panel/FormPanel';
import { TextField } from '../../ui/text-field/TextField';
import styles from './AddCustomerForm.module.css';
import { CatalogChecklist } from './CatalogChecklist';
import { type NewCustomer, emptyCustomer, faultsOf, toCreateUser } from './newCustomer';
import { customerCreated, customerEdited, selectEntered } from './newCustomerSlice';
import { UserCreatedDialog } from './UserCreatedDialog';

interface Props {
  me: User;
  catalogs: readonly Catalog[];
}

/** The flags of the form (spec 2 'Add customer'); an admin is made on the user's page. */
const offeredRoles = roleOptions.filter(({ id }) => id !== 'admin');

export function AddCustomerForm({ me, catalogs }: Props) {
  const isAdmin = me.roles.includes('admin');
  const entered = useAppSelector((state) => selectEntered(state, me.id));
  const customer: NewCustomer = { ...emptyCustomer(me), ...entered };
  const dispatch = useAppDispatch();
  const [createUser, { isLoading }] = useCreateUserMutation();
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState<{ id: string; name: string } | null>(null);
  const name = useRef<InputRef>(null);
  const email = useRef<InputRef>(null);
  const id = useId();

  const edit = (change: Partial<NewCustomer>) => {
    dispatch(customerEdited({ owner: me.id, change }));
    setFailure(null);
  };
  const faults = faultsOf(customer);
  const shown = hasTried ? faults : { name: null, email: null, roles: null };

  const handleSubmit = async () => {
    setTried(true);
    if (faults.name !== null) return name.current?.focus();
    if (faults.email !== null) return email.current?.focus();
    if (faults.roles !== null) return;

    const request = toCreateUser(customer);
    const answer = await createUser({ createUserRequest: request });
    const userId = answer.data?.user_id;
    const refused = failureOf(answer);
    if (refused !== null || userId === undefined) {
      setFailure(refused ?? 'The server did not say which user it created.');
      return;
    }
    dispatch(customerCreated());
    setTried(false);
    setFailure(null);
    setCreated({ id: userId, name: request.name });
  };

  return (
    <FormPanel submitText="Create" isBusy={isLoading} onSubmit={() => void handleSubmit()}>
      <div className={styles.pair}>
        <TextField
          ref={name}
          id={`${id}-name`}
          label="Name"
          isRequired
          autoFocus
          longest={200}
          error={shown.name}
          value={customer.name}
          onChange={(typed) => edit({ name: typed })}
        />
        <TextField
          ref={email}
          id={`${id}-email`}
          label="Email"
          type="email"
          isRequired
          longest={200}
          error={shown.email}
          value={customer.email}
          onChange={(typed) => edit({ email: typed })}
        />
        <SapIdField
          id={`${id}-sap-id`}
          label="ID SAP"
          isOptional
          value={customer.sapId}
          onChange={(sapId) => edit({ sapId })}
        />
        <KindField
          id={`${id}-kind`}
          isWholesale={customer.isWholesale}
          onChange={(isWholesale) => edit({ isWholesale })}
        />
        <SupplyFields id={id} viewer={me} value={customer} onChange={edit} />
      </div>
      <NotesField
        id={`${id}-extra`}
        value={customer.extraInfo}
        onChange={(extraInfo) => edit({ extraInfo })}
      />
      <fieldset className={styles.group}>
        <legend>Roles</legend>
        <Checkbox.Group
          className={styles.roles}
          options={offeredRoles
            .filter((role) => isAdmin || role.id === 'wls')
            .map((role) => ({ value: role.id, label: role.text, disabled: !isAdmin }))}
          value={[...customer.roles]}
          onChange={(roles) => edit({ roles })}
        />
        <p className={styles.fault} role="alert">
          {shown.roles}
        </p>
      </fieldset>
      {catalogs.length > 0 && (
        <fieldset className={styles.group}>
          <legend>Catalogs enabled</legend>
          <CatalogChecklist
            catalogs={catalogs}
            value={customer.catalogs}
            onChange={(enabled) => edit({ catalogs: enabled })}
          />
        </fieldset>
      )}
      <Checkbox
        className={styles.send}
        checked={customer.sendsEmail}
        onChange={({ target }) => edit({ sendsEmail: target.checked })}
      >
        Send email
      </Checkbox>
      <div role="alert">{failure !== null && <Alert type="error" showIcon title={failure} />}</div>
      {created && <UserCreatedDialog user={created} onClose={() => setCreated(null)} />}
    </FormPanel>
  );
}

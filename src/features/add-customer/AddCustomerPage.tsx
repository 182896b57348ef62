import {
  type Catalog,
  formFailureOf,
  useCreateUserMutation,
  useGetMeQuery,
  useListAllCatalogsQuery,
  type User,
} from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { Checkbox, Form, Input } from 'antd';
import type { CheckboxGroupProps } from 'antd/es/checkbox';
import { useState } from 'react';
import { roleOptions } from '../../domain/access/roleOptions';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import {
  KindField,
  LanguageField,
  NotesField,
  SapIdField,
  SupplyFields,
} from '../../shared/customer-fields/CustomerFields';
import { EmailInput } from '../../shared/customer-fields/EmailInput';
import { emailFault, nameFault } from '../../domain/people';
import { ruleOf } from '../../ui/form/formFailure';
import { useCreation } from '../../shared/creation/useCreation';
import { FormPanel } from '../../shared/form-panel/FormPanel';
import styles from './AddCustomerPage.module.css';
import { type CreatedCustomer, CreatedDialog } from './CreatedDialog';
import { emptyCustomer, type NewCustomer, newCustomerDraft, toCreateUser } from './newCustomer';
import { catalogText, sortCatalogs } from '../../domain/catalogs/seasons';
import { mayChangeRoles } from '../../domain/access/ownership';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';

/** Add customer (spec 2). */
export function AddCustomerPage() {
  const t = useT();
  const me = useGetMeQuery().data;
  const { data, error, refetch } = useListAllCatalogsQuery();

  return (
    <PageFrame
      title={t('Add customer')}
      layout="form"
      actions={
        me &&
        mayOpen(me.roles, 'bulkAdd') && <ButtonLink to={paths.bulkAdd.href()}>{t('Bulk add')}</ButtonLink>
      }
    >
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && (me === undefined || data === undefined) && <LoadingPanel fields={7} />}
      {me && data && <AddCustomerForm me={me} catalogs={data} />}
    </PageFrame>
  );
}

interface AddCustomerFormProps {
  me: User;
  catalogs: readonly Catalog[];
}

/** The roles that the form offers (spec 2 'Add customer'); the admin role can be added on the user's page. */
const offeredRoles = roleOptions.filter(({ id }) => !may([id], 'administer'));

function AddCustomerForm({ me, catalogs }: AddCustomerFormProps) {
  const t = useT();
  const isFree = may(me.roles, 'giveAnyRole');
  const {
    created,
    entered: before,
    begin,
    clear,
  } = useCreation<CreatedCustomer, Partial<NewCustomer>>(me.id);
  const drafts = useAppSelector((state) => state.newCustomer);
  const entered = newCustomerDraft.draftOf(drafts, me.id, before);
  const dispatch = useAppDispatch();
  const [createUser] = useCreateUserMutation();
  /** Counts the created customers: as the form's key, it empties the form. */
  const [count, setCount] = useState(0);

  const handleSubmit = async (customer: NewCustomer) => {
    const createUserRequest = toCreateUser({ ...emptyCustomer(me), ...customer });
    const attempt = begin(customer);
    const answer = await createUser({ createUserRequest, ...attempt.header });
    const id = answer.data?.user_id;
    const failure = formFailureOf(answer);
    if (failure !== null) {
      if (id === undefined) return failure;
      attempt.renew();
      return { ...failure, viewHref: paths.userDetail.href(id) };
    }
    if (id === undefined) return { text: t('The server did not say which user it created.') };
    const { name, roles, catalogs: enabled, send_email } = createUserRequest;
    attempt.save({ id, name, roles, catalogs: enabled, send_email });
    dispatch(newCustomerDraft.cleared());
    setCount(count + 1);
    return null;
  };

  return (
    <>
      <FormPanel<NewCustomer>
        key={count}
        submitText={t('Create')}
        hasDraft
        initialValues={{ ...emptyCustomer(me), ...entered }}
        onChange={(change) => dispatch(newCustomerDraft.edited({ owner: me.id, change, before }))}
        onSubmit={handleSubmit}
      >
        <div className={styles.pair}>
          <Form.Item name="name" label={t('Name')} required rules={[ruleOf(nameFault)]}>
            <Input autoFocus autoComplete="off" maxLength={200} />
          </Form.Item>
          <Form.Item name="email" label={t('Email')} required rules={[ruleOf(emailFault)]}>
            <EmailInput />
          </Form.Item>
          <SapIdField label={t('ID SAP')} />
          <KindField />
          <SupplyFields viewer={me} />
          <LanguageField />
        </div>
        <NotesField />
        <Form.Item
          name="roles"
          label={t('Roles')}
          rules={[{ required: true, message: t('Please choose at least one role.') }]}
        >
          <Choices
            aria-label={t('Roles')}
            options={offeredRoles
              .filter((role) => isFree || mayChangeRoles(me, [], [role.id]))
              .map(({ id, text, hint }) => ({
                value: id,
                label: t(text),
                title: hint && t(hint),
                disabled: !isFree,
              }))}
          />
        </Form.Item>
        {catalogs.length > 0 && (
          <Form.Item name="catalogs" label={t('Catalogs enabled')}>
            <Choices
              aria-label={t('Catalogs enabled')}
              className={styles.catalogs}
              options={sortCatalogs(catalogs).map((catalog) => ({
                value: catalog.id,
                label: catalogText(catalog),
              }))}
            />
          </Form.Item>
        )}
        <Form.Item name="send_email" valuePropName="checked">
          <Checkbox>{t('Send email')}</Checkbox>
        </Form.Item>
      </FormPanel>
      {created && <CreatedDialog created={created} onClose={clear} />}
    </>
  );
}

/** ARIA does not allow `aria-required` on a group of checkboxes. */
function Choices(props: CheckboxGroupProps) {
  return <Checkbox.Group {...props} aria-required={undefined} />;
}

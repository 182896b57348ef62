import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import {
  formFailureOf,
  useDeleteUserMutation,
  useEraseUserMutation,
  useGetMeQuery,
  useHas,
  type User,
} from '../../api';
import { mayCall } from '../../domain/access/accessRules';
import { isolated } from '../../domain/text/isolated';
import { EraseFields, type Erasure, isConfirmed } from '../../shared/erase-fields/EraseFields';
import { FormDialog } from '../../ui/form/FormDialog';
import { type Handover, SuccessorsField } from './HandOverDialog';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

type Values = Partial<Handover> & Erasure & { erases?: boolean };

/**
 * 'Delete user': agents hand their orders and customers over first (spec 6, contract.md 'Fine print'), and admins may
 * erase the personal data too.
 */
export function DeleteUserDialog({ user, ...ending }: Props) {
  const t = useT();
  const [deleteUser] = useDeleteUserMutation();
  const [eraseUser] = useEraseUserMutation();
  const [values, setValues] = useState<Values>({});
  const { roles = [] } = useGetMeQuery().data ?? {};
  const canErase = useHas('eraseUser') && mayCall(roles, 'eraseUser');
  const isAgent = may(user.roles, 'haveCustomers');
  const { erases = false, handover = [] } = values;

  const handleSubmit = async (submitted: Values) => {
    const body = { id: user.id, ...(isAgent && { handover: submitted.handover ?? [] }) };
    if (submitted.erases === true) return formFailureOf(await eraseUser({ eraseUserRequest: body }));
    const deleteUserRequest = { ...body, delete_orders: false as const };
    return formFailureOf(await deleteUser({ deleteUserRequest }));
  };

  return (
    <FormDialog<Values>
      title={t('Delete user')}
      submitText={erases ? t('Delete and erase') : t('Delete')}
      isDanger
      isDisabled={(isAgent && handover.length === 0) || (erases && !isConfirmed(values, user))}
      onChange={(_change, all) => setValues(all)}
      onSubmit={handleSubmit}
      {...ending}
    >
      <p>
        {t('{name} will no longer be able to sign in.', { name: isolated(user.name) })}
        {!isAgent && !erases && ` ${t('Their orders stay under their name.')}`}
      </p>
      {isAgent && <SuccessorsField agent={user} />}
      {canErase && (
        <Form.Item name="erases" valuePropName="checked">
          <Checkbox>{t('Erase personal data too')}</Checkbox>
        </Form.Item>
      )}
      {erases && <EraseFields user={user} />}
    </FormDialog>
  );
}

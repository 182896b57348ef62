import { useState } from 'react';
import { isolated } from '../../domain/text/isolated';
import { type DeletedUser, formFailureOf, useEraseUserMutation } from '../../api';
import { dateText } from '../../lib/dates';
import { EraseFields, type Erasure, isConfirmed } from '../../shared/erase-fields/EraseFields';
import { FormDialog } from '../../ui/form/FormDialog';
import { useT } from '../../languages/useT';

interface Props {
  user: DeletedUser;
  onDone: () => void;
  onClose: () => void;
}

/** Erases the personal data of somebody who was deleted before. */
export function EraseUserDialog({ user, ...ending }: Props) {
  const t = useT();
  const [eraseUser] = useEraseUserMutation();
  const [values, setValues] = useState<Erasure>({});
  return (
    <FormDialog<Erasure>
      title={t('Erase personal data')}
      submitText={t('Erase')}
      isDanger
      isDisabled={!isConfirmed(values, user)}
      onChange={(_change, all) => setValues(all)}
      onSubmit={async () => formFailureOf(await eraseUser({ eraseUserRequest: { id: user.id } }))}
      {...ending}
    >
      <p>
        {t('{name} was deleted on {day}.', {
          name: isolated(user.name),
          day: dateText(user.deleted),
        })}
      </p>
      <EraseFields user={user} />
    </FormDialog>
  );
}

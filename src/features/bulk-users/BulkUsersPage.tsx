import { useState } from 'react';
import { refusalOf, useCreateUsersInBulkMutation } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { CheckOnServerButton } from '../../shared/bad-rows/CheckOnServerButton';
import { BadLines, BadRows, nothingSent } from '../../shared/bad-rows/BadRows';
import { afterUpload, RowNotes } from '../../shared/bad-rows/RowNotes';
import { maySend } from '../../shared/file-check/FileCheck';
import { useFileCheck } from '../../shared/file-check/useFileCheck';
import { SpreadsheetField } from '../../shared/spreadsheet-field/SpreadsheetField';
import { FormPanel } from '../../shared/form-panel/FormPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { CreatedUsers } from './CreatedUsers';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';
import { messageIn } from '../../domain/language/message';

const nobodyCreated = (rows: number) =>
  message('{rows, plural, one {# row} other {# rows}} to correct, nobody was created', { rows });

/** Bulk add (spec 2): either all rows are imported, or the bad rows are listed, if possible before the upload. */
export function BulkUsersPage() {
  const t = useT();
  const [createUsers, { data, isLoading, reset }] = useCreateUsersInBulkMutation();
  const [file, setFile] = useState<File | null>(null);
  const check = useFileCheck('users', file);
  const { notify } = useNotices();

  const handleChange = ({ file: chosen = null }: { file?: File | null }) => {
    setFile(chosen);
    reset();
  };

  const handleSubmit = async () => {
    if (file === null) return null;
    const answer = (await createUsers({ bulkUsersForm: { file } })).data;
    const isDone = answer !== undefined && refusalOf(answer) === null;
    if (!isDone && !answer?.error?.length) {
      notify(t('Problem updating the users list, try again later!'), 'error');
      return undefined;
    }
    setFile(null);
    if (isDone)
      notify(t(messageIn('users were created from a file', 'Awesome! Catalog was updated')), 'success');
    return null;
  };

  return (
    <PageFrame
      title={t('Bulk add')}
      lead={t(
        'Creates a user for each row of an Excel file. If any row is wrong, no user is created, and every wrong row is listed here.',
      )}
      layout="form"
    >
      <FormPanel<{ file: File | null }>
        submitText={t('Update!')}
        resets="file"
        isDisabled={!maySend(check)}
        more={<CheckOnServerButton check={check} htmlType="submit" loading={isLoading} />}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <SpreadsheetField label={t('Excel file')} kind="users" check={check} isDisabled={isLoading} />
      </FormPanel>
      {check.state === 'bad' && <BadRows errors={check.errors} title={nothingSent} />}
      <BadLines lines={data?.error ?? []} title={nobodyCreated} />
      <RowNotes notes={data?.notes ?? []} title={t(afterUpload)} />
      {data?.users && data.users.length > 0 && <CreatedUsers users={data.users} />}
    </PageFrame>
  );
}

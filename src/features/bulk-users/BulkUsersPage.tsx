import { Button } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { refusalOf, useCreateUsersInBulkMutation } from '../../api';
import { userColumns } from '../../domain/user-file/userColumns';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './BulkUsersPage.module.css';
import { exampleUser } from './exampleUser';

/** Bulk add (spec 2): the file is taken whole, or each bad row is named. */
export function BulkUsersPage() {
  const [createUsers, { isLoading }] = useCreateUsersInBulkMutation();
  const [file, setFile] = useState<File | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const id = useId();

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setLines([]);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null || isLoading) return;
    const { data } = await createUsers({ bulkUsersForm: { file } });
    const refused = refusalOf(data);
    // The person corrects this file and chooses it again: a browser tells of no change when it has the same name.
    if (input.current !== null) input.current.value = '';
    setFile(null);
    setLines(data?.error ?? []);
    if (data !== undefined && refused === null) {
      dispatch(showAlert({ message: 'Awesome! Catalog was updated', severity: 'success' }));
    } else if (!data?.error?.length) {
      const message = 'Problem updating the users list, try again later!';
      dispatch(showAlert({ message, severity: 'error' }));
    }
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Bulk add</h1>
        <ButtonLink to={paths.customerList.href()}>Customers</ButtonLink>
      </header>
      <p className={styles.lead}>
        Creates a user for each row of an Excel file. With any bad row nobody is created, and every bad row is
        named here.
      </p>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <label className={styles.label} htmlFor={id}>
          Excel file
        </label>
        <input
          ref={input}
          id={id}
          className={styles.file}
          type="file"
          accept=".xlsx,.xls"
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={file === null} loading={isLoading}>
            Update!
          </Button>
          <Button onClick={() => void downloadSpreadsheet('users.xlsx', [userColumns, exampleUser])}>
            Download template
          </Button>
        </div>
      </form>
      <div role="alert">
        {lines.length > 0 && (
          <section className={styles.errors} aria-label="Errors">
            <h2>{lines.length === 1 ? '1 line' : `${lines.length} lines`} to correct, nobody was created</h2>
            <ul className={styles.lines} tabIndex={0} aria-label="Lines to correct">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

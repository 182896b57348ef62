import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CreatedUser } from '../../api';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { paths } from '../../lib/paths';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable } from '../../ui/list-table/ListTable';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';

const columns: readonly ListColumn<CreatedUser>[] = [
  {
    key: 'name',
    title: message('Name'),
    width: 240,
    render: ({ id, name }) => <Link to={paths.userDetail.href(id)}>{name}</Link>,
  },
  { key: 'email', title: message('Email'), width: 280, render: ({ email }) => email },
];

const idOf = ({ id }: CreatedUser) => id;

/** The users created from a file, as a table and a download. */
export function CreatedUsers({ users }: { users: readonly CreatedUser[] }) {
  const t = useT();
  const id = useId();
  const handleDownload = () =>
    void downloadSpreadsheet('created_users.xlsx', [
      ['id', 'name', 'email'],
      ...users.map(({ id, name, email }) => [id, name, email]),
    ]);
  return (
    <section aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <Typography.Title level={2} id={id} style={{ fontSize: 16, margin: 0 }}>
          {t('{users, plural, one {{users} user} other {{users} users}} created', { users: users.length })}
        </Typography.Title>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
          {t('Download list')}
        </Button>
      </Flex>
      <ListTable
        label={t('Created users')}
        columns={columns}
        rows={users}
        rowKey={idOf}
        maxHeight={480}
        empty={null}
      />
    </section>
  );
}

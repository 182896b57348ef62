import { isolated } from '../../domain/text/isolated';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { type DeletedUser, useExportUserDataMutation, useHas, useListDeletedUsersQuery } from '../../api';
import { paths } from '../../lib/paths';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { useSearchText } from '../../lib/useSearchText';
import { wordSearch } from '../../lib/wordSearch';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { LoadedTable } from '../../shared/loaded-table/LoadedTable';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import { deletedUserCard, deletedUserColumns } from './deletedUserColumns';
import { EraseUserDialog } from './EraseUserDialog';
import { useT } from '../../languages/useT';

/** The list's view, stored in the URL. */
interface View {
  readonly search: string;
  readonly sort: Sort | null;
}

const viewCodec: UrlCodec<View> = {
  read: (params) => ({ search: params.get('q') ?? '', sort: sortFromText(params.get('sort')) }),
  write: ({ search, sort }) => ({ q: search, sort: sortToText(sort) }),
};

const searchUsers = wordSearch<DeletedUser>(({ name, email }) => [name, email]);
const userId = ({ id }: DeletedUser) => id;

/** Who was deleted and not erased: an admin exports or erases the data of those who ask for it. */
export function DeletedUsersPage() {
  const t = useT();
  if (useHas('listDeletedUsers')) return <DeletedUsers />;
  return (
    <PageFrame title={t('Deleted users')}>
      <EmptyState text={t('The list of deleted users isn’t available on this server.')}>
        <ButtonLink to={paths.customerList.href()}>{t('Customers')}</ButtonLink>
      </EmptyState>
    </PageFrame>
  );
}

function DeletedUsers() {
  const t = useT();
  const [view, setView] = useUrlState(viewCodec);
  const { text, typed, setText, change } = useSearchText(view, setView);
  const { currentData, ...query } = useListDeletedUsersQuery();
  const users = currentData?.users;
  const filter = useCallback((all: readonly DeletedUser[]) => searchUsers(all, typed), [typed]);
  const shown = useMemo(() => users && filter(users), [users, filter]);
  const [erasing, setErasing] = useState<DeletedUser | null>(null);
  const [exportData] = useExportUserDataMutation();
  const { notify, report } = useNotices();
  const canExport = useHas('exportUserData');
  const canErase = useHas('eraseUser');
  const { columns, card } = useMemo(() => {
    const actions = {
      ...(canExport && { onExport: ({ id }: DeletedUser) => void report(exportData({ id })) }),
      ...(canErase && { onErase: setErasing }),
    };
    return { columns: deletedUserColumns(actions), card: deletedUserCard(actions) };
  }, [report, exportData, canExport, canErase]);

  return (
    <PageFrame
      title={t('Deleted users')}
      count={shown?.length}
      lead={t('They can’t sign in, but their name and data are stored until they are erased.')}
      layout="list"
    >
      <SearchToolbar text={text} onType={setText} />
      <LoadedTable
        label={t('Deleted users')}
        query={{ ...query, data: users }}
        columns={columns}
        filter={filter}
        rowKey={userId}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        card={card}
        scrollKey={typed}
        empty={
          typed === '' ? (
            <EmptyState text={t('There are no deleted users to erase.')} />
          ) : (
            <EmptyState text={t('No deleted users match “{typed}”.', { typed: isolated(typed) })}>
              <Button onClick={() => setText('')}>{t('Clear search')}</Button>
            </EmptyState>
          )
        }
      />
      {erasing && (
        <EraseUserDialog
          user={erasing}
          onDone={() => notify(t('Personal data erased'), 'success')}
          onClose={() => setErasing(null)}
        />
      )}
    </PageFrame>
  );
}

import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type Catalog, useGetMeQuery, useListAllCatalogsQuery } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

interface Props {
  /** The filters that hide the existing catalogs; omitted if none. */
  filters?: { search: string; onShowAll: () => void } | undefined;
}

/** The empty state of a list of catalogs. */
export function NoCatalogs({ filters }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  return (
    <EmptyState
      text={filters === undefined ? t('There are no catalogs yet.') : t(narrowedText(filters.search))}
    >
      {filters && <Button onClick={filters.onShowAll}>{t('Show all catalogs')}</Button>}
      {filters === undefined && mayOpen(me?.roles ?? [], 'catalogUpload') && (
        <ButtonLink isPrimary icon={<PlusOutlined aria-hidden />} to={paths.catalogUpload.href()}>
          {t('New catalog')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Loads the catalogs that a form chooses from. */
export function WithCatalogs({ children }: { children: (catalogs: readonly Catalog[]) => ReactNode }) {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  if (data !== undefined) return data.length === 0 ? <NoCatalogs /> : children(data);
  if (isError) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingPanel fields={4} />;
}

function narrowedText(search: string): Message {
  return search === ''
    ? message('No catalog is current.')
    : message('No catalogs match “{search}”.', { search });
}

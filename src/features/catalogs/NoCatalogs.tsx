import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useGetMeQuery } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';

interface Props {
  /** The filters that hide the existing catalogs; omitted when there are none. */
  filters?: { search: string; onShowAll: () => void } | undefined;
}

/** Says why no catalog is shown, and what to do next. */
export function NoCatalogs({ filters }: Props) {
  const { data: me } = useGetMeQuery();
  return (
    <EmptyState text={filters === undefined ? 'There are no catalogs yet.' : narrowedText(filters.search)}>
      {filters && <Button onClick={filters.onShowAll}>Show all catalogs</Button>}
      {filters === undefined && mayOpen(me?.roles ?? [], 'catalogUpload') && (
        <ButtonLink isPrimary icon={<PlusOutlined aria-hidden />} to={paths.catalogUpload.href()}>
          New catalog
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function narrowedText(search: string): string {
  return search === '' ? 'No catalog is current.' : `No catalogs match “${search}”.`;
}

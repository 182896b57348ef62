import { Button } from 'antd';
import { useGetMeQuery } from '../../api';
import { mayOpen } from '../../domain/access/mayOpen';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';

interface Props {
  /** Whether there are catalogs that the filters leave out. */
  isNarrowed: boolean;
  search: string;
  onShowAll: () => void;
}

/** Says why no catalog is shown, and what to do next. */
export function NoCatalogs({ isNarrowed, search, onShowAll }: Props) {
  const { data: me } = useGetMeQuery();
  return (
    <EmptyState text={sentence(isNarrowed, search)}>
      {isNarrowed && <Button onClick={onShowAll}>Show all catalogs</Button>}
      {!isNarrowed && mayOpen(me?.roles ?? [], 'catalogUpload') && (
        <ButtonLink isPrimary to={paths.catalogUpload.href()}>
          New catalog
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function sentence(isNarrowed: boolean, search: string): string {
  if (!isNarrowed) return 'There are no catalogs yet.';
  return search === '' ? 'No catalog is current.' : `No catalog here matches “${search}”.`;
}

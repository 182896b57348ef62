import { Button } from 'antd';
import { useGetMeQuery } from '../../api';
import { mayOpen } from '../../domain/access/mayOpen';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import styles from './catalogs.module.css';

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
    <div className={styles.empty}>
      <p>{sentence(isNarrowed, search)}</p>
      {isNarrowed && <Button onClick={onShowAll}>Show all catalogs</Button>}
      {!isNarrowed && mayOpen(me?.roles ?? [], 'catalogUpload') && (
        <ButtonLink isPrimary to={paths.catalogUpload.href()}>
          New catalog
        </ButtonLink>
      )}
    </div>
  );
}

function sentence(isNarrowed: boolean, search: string): string {
  if (!isNarrowed) return 'There are no catalogs yet.';
  return search === '' ? 'No catalog is current.' : `No catalog here matches “${search}”.`;
}

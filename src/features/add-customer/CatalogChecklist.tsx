import { Checkbox } from 'antd';
import { useMemo } from 'react';
import type { Catalog } from '../../api';
import { sortSeasons } from '../../domain/catalogs/seasons';
import styles from './CatalogChecklist.module.css';

interface Props {
  catalogs: readonly Catalog[];
  /** Given by the `Form.Item` around it, as the rest. */
  id?: string;
  value?: string[];
  onChange?: (catalogs: string[]) => void;
}

/** 'Catalogs enabled': every catalog that may be given, newest season first. */
export function CatalogChecklist({ catalogs, ...group }: Props) {
  const seasons = useMemo(() => bySeason(catalogs), [catalogs]);
  return (
    <Checkbox.Group<string> {...group} className={styles.list} aria-label="Catalogs enabled">
      {seasons.map(([season, ofSeason]) => (
        <div key={season} className={styles.season} role="group" aria-label={season}>
          <span className={styles.name} aria-hidden="true">
            {season}
          </span>
          <div className={styles.catalogs}>
            {ofSeason.map(({ id, name }) => (
              <Checkbox key={id} value={id}>
                {name}
              </Checkbox>
            ))}
          </div>
        </div>
      ))}
    </Checkbox.Group>
  );
}

function bySeason(catalogs: readonly Catalog[]): [string, Catalog[]][] {
  const seasons = sortSeasons([...new Set(catalogs.map(({ season }) => season))]);
  return seasons.map((season) => [
    season,
    catalogs.filter((catalog) => catalog.season === season).sort((a, b) => a.name.localeCompare(b.name)),
  ]);
}

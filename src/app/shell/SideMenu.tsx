import { NavLink } from 'react-router-dom';
import { useGetMeQuery } from '../../api';
import { menuFor } from '../../domain/access/menuFor';
import type { PageKey } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import styles from './SideMenu.module.css';

/** The pages a menu can name: those whose link needs no part of its own. */
const isFixed = (page: PageKey): page is FixedPage => !paths[page].pattern.includes(':');
type FixedPage = {
  [Key in PageKey]: (typeof paths)[Key]['href'] extends () => string ? Key : never;
}[PageKey];

interface Props {
  /** Called when an entry is followed, so that a drawer can close. */
  onFollow?: () => void;
}

/** The side menu of the person's roles (spec 2 'Shell', spec 6). */
export function SideMenu({ onFollow }: Props) {
  const { data: me } = useGetMeQuery();
  const groups = menuFor(me?.roles ?? []);
  return (
    <nav className={styles.menu} aria-label="Main">
      {groups.map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h2 className={styles.group}>{label}</h2>
          <ul className={styles.entries}>
            {entries.map(({ page, label: text }) => (
              <li key={page}>
                {isFixed(page) && (
                  <NavLink className={styles.entry} to={paths[page].href()} end onClick={onFollow}>
                    {text}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

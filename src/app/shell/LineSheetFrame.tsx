import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { AvatarMenu } from './AvatarMenu';
import styles from './LineSheetFrame.module.css';
import { Logo } from './Logo';
import { PageContent } from './PageContent';
import { SkipLink } from './SkipLink';

/** The frame of the line sheet: the whole width is for work, under a slim bar that leads back to the orders. */
export function LineSheetFrame() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.top}>
        <Link className={styles.home} to={paths.orderList.href()} aria-label="Back to orders">
          <Logo />
        </Link>
        <AvatarMenu />
      </header>
      <PageContent className={styles.content} />
    </div>
  );
}

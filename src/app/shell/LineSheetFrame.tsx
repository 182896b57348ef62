import { Layout } from 'antd';
import { Link } from 'react-router-dom';
import { orderListLink } from '../../shared/order-list-link/orderListLink';
import { FindTool } from '../../features/find/FindTool';
import { AvatarMenu } from './AvatarMenu';
import { Logo } from './Logo';
import { PageContent, SkipLink } from './PageContent';
import styles from './shell.module.css';
import { useT } from '../../languages/useT';

/** The frame of the line sheet: the full width for work, below a slim bar that links back to the orders. */
export function LineSheetFrame() {
  const t = useT();
  return (
    <Layout className={styles.shell}>
      <SkipLink />
      <Layout.Header className={`${styles.top} ${styles.ofSheet}`}>
        <Link to={orderListLink()} aria-label={t('Back to orders')}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <FindTool />
          <AvatarMenu />
        </div>
      </Layout.Header>
      <PageContent />
    </Layout>
  );
}

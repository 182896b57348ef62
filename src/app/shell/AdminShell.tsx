import { LeftOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Badge, Breadcrumb, Button, Layout } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetMeQuery } from '../../api';
import { parentOf } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { useLocalStorage } from '../../lib/useLocalStorage';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { useReturnFocus } from '../../lib/focus';
import { useRefusedFiles } from '../../shared/refused-files/useRefusedFiles';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { FindTool } from '../../features/find/FindTool';
import { AvatarMenu } from './AvatarMenu';
import { Logo } from './Logo';
import { PageContent, SkipLink } from './PageContent';
import styles from './shell.module.css';
import { SideMenu } from './SideMenu';
import { pageTitles, usePage } from '../usePage';
import { useT } from '../../languages/useT';

const MenuDrawer = lazyComponent(async () => (await import('./MenuDrawer')).MenuDrawer);

const readFolded = (stored: unknown) => stored === true;
const readFoldedByDefault = (stored: unknown) => stored !== false;

/** The frame of every /admin page: side menu, top bar, page (spec 2 'Shell'). */
export function AdminShell() {
  const t = useT();
  // On a small laptop or a tablet the menu is folded by default, as its lists need the room.
  const isTight = useIsNarrow(1400);
  const [isFolded, setFolded] = useLocalStorage(
    isTight ? 'side-menu:folded-tight' : 'side-menu:folded',
    isTight ? readFoldedByDefault : readFolded,
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { count: refused } = useRefusedFiles();
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(isMenuOpen, opener);
  return (
    <Layout hasSider className={styles.shell}>
      <SkipLink />
      <Layout.Sider
        className={styles.side}
        theme="light"
        width={256}
        collapsedWidth={64}
        collapsed={isFolded}
        trigger={null}
      >
        <Link className={styles.home} to={paths.orderList.href()}>
          <Logo isShort={isFolded} />
        </Link>
        <SideMenu isFolded={isFolded} />
      </Layout.Sider>
      <Layout>
        <Layout.Header className={styles.top}>
          <Button
            className={styles.fold}
            type="text"
            aria-label={t('Side menu')}
            aria-expanded={!isFolded}
            icon={isFolded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
            onClick={() => setFolded(!isFolded)}
          />
          <Badge className={styles.open} dot={refused > 0} offset={[-10, 12]}>
            <Button
              ref={opener}
              type="text"
              aria-label={
                refused === 0
                  ? t('Open menu')
                  : t('Open menu, with {files, plural, one {# refused file} other {# refused files}}', {
                      files: refused,
                    })
              }
              aria-expanded={isMenuOpen}
              icon={<MenuOutlined aria-hidden />}
              onClick={() => setMenuOpen(true)}
            />
          </Badge>
          <Link className={styles.brand} to={paths.orderList.href()}>
            <Logo />
          </Link>
          <div className={styles.tools}>
            <FindTool />
            <AvatarMenu />
          </div>
        </Layout.Header>
        <PageContent className={styles.content}>
          <ParentLink />
        </PageContent>
      </Layout>
      {isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
    </Layout>
  );
}

/** The link from a page without a menu entry to its parent page; the page's own title is below. */
function ParentLink() {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const parent = parentOf(me?.roles ?? [], usePage());
  if (parent === null) return null;
  const link = (
    <Link to={paths[parent].href()}>
      <LeftOutlined aria-hidden /> {t(pageTitles[parent])}
    </Link>
  );
  return <Breadcrumb aria-label={t('Breadcrumb')} items={[{ title: link }]} style={{ marginBottom: 4 }} />;
}

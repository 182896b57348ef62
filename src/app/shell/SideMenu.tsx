import { Badge, Menu } from 'antd';
import { NavLink } from 'react-router-dom';
import { useGetMeQuery, useHas } from '../../api';
import { menuFor, type PageKey, parentOf } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { useRefusedFiles } from '../../shared/refused-files/useRefusedFiles';
import { usePage } from '../usePage';
import styles from './SideMenu.module.css';
import {
  AppstoreOutlined,
  BarChartOutlined,
  EditOutlined,
  EyeOutlined,
  FileAddOutlined,
  FileSyncOutlined,
  PictureOutlined,
  PlusSquareOutlined,
  ShoppingOutlined,
  TableOutlined,
  TeamOutlined,
  ToolOutlined,
  UserAddOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import { useT } from '../../languages/useT';

interface Props {
  /** Only the icons show; each entry's name is in its tooltip. */
  isFolded?: boolean;
  /** Called when an entry is followed, so that a drawer can close. */
  onFollow?: () => void;
}

/** The side menu for the person's roles (spec 2 'Shell', spec 6): plain links to a screen reader. */
export function SideMenu({ isFolded = false, onFollow }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const page = usePage();
  const roles = me?.roles ?? [];
  const highlighted = parentOf(roles, page) ?? page;
  const hasOverview = useHas('getOverview');
  const { count: refused } = useRefusedFiles();
  const groups = menuFor(roles).map(({ label, entries }) => ({
    key: label.text,
    type: 'group' as const,
    label: isFolded ? null : t(label),
    children: entries.flatMap(({ page: key, label: text, name }) => {
      if (key === 'overview' && !hasOverview) return [];
      const files = key === 'management' ? refused : 0;
      const fullName =
        files === 0
          ? t(name)
          : t('Management, with {files, plural, one {# refused file} other {# refused files}}', { files });
      const link = (
        <NavLink to={paths[key].pattern} end aria-label={fullName} onClick={onFollow}>
          {isFolded ? fullName : t(text)}
          {!isFolded && <Badge className={styles.count} count={files} size="small" title="" />}
        </NavLink>
      );
      const icon = menuIcons[key];
      return {
        key,
        role: 'none',
        icon:
          isFolded && files > 0 ? (
            <Badge dot offset={[0, 12]}>
              {icon}
            </Badge>
          ) : (
            icon
          ),
        label: link,
      };
    }),
  }));
  return (
    <nav aria-label={t('Main')}>
      <Menu
        className={styles.menu}
        role="none"
        tabIndex={-1}
        mode="inline"
        inlineCollapsed={isFolded}
        // An unfolded menu shows all names; a tooltip would flush React while the focus moves to a new page.
        tooltip={isFolded && { trigger: ['hover', 'focus'] }}
        selectedKeys={highlighted === null ? [] : [highlighted]}
        items={groups}
      />
    </nav>
  );
}

/** The icon of each page in the menu; a folded menu shows only these. */
const menuIcons: Partial<Record<PageKey, ReactElement>> = {
  newOrder: <PlusSquareOutlined aria-hidden />,
  orderList: <ShoppingOutlined aria-hidden />,
  overview: <BarChartOutlined aria-hidden />,
  catalogList: <AppstoreOutlined aria-hidden />,
  catalogUpload: <FileAddOutlined aria-hidden />,
  catalogReupload: <FileSyncOutlined aria-hidden />,
  catalogEnable: <EyeOutlined aria-hidden />,
  catalogBatch: <EditOutlined aria-hidden />,
  catalogImages: <PictureOutlined aria-hidden />,
  customerList: <TeamOutlined aria-hidden />,
  visibility: <TableOutlined aria-hidden />,
  addCustomer: <UserAddOutlined aria-hidden />,
  management: <ToolOutlined aria-hidden />,
};

import {
  AppstoreOutlined,
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
import type { PageKey } from '../../domain/access/pageRules';

/** The sign of each page that the menu names: all that is left of an entry when the menu is folded. */
export const menuIcons: Partial<Record<PageKey, ReactElement>> = {
  newOrder: <PlusSquareOutlined aria-hidden />,
  orderList: <ShoppingOutlined aria-hidden />,
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

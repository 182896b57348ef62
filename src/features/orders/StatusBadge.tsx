import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  FolderOpenOutlined,
  QuestionCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { Tag, type TagProps } from 'antd';
import type { OrderSummary } from '../../api';
import { orderStatus, type OrderStatusKey } from '../../domain/orders/statuses';
import { statusText } from './orderTexts';
import styles from './StatusBadge.module.css';

const looks: Readonly<Record<OrderStatusKey, TagProps>> = {
  open: { color: 'default', icon: <FolderOpenOutlined aria-hidden /> },
  finished: { color: 'processing', icon: <CheckCircleOutlined aria-hidden /> },
  in_sap: { color: 'warning', icon: <ClockCircleOutlined aria-hidden /> },
  sent: { color: 'success', icon: <SendOutlined aria-hidden /> },
  error: { color: 'error', icon: <ExclamationCircleOutlined aria-hidden /> },
  unknown: { color: 'default', icon: <QuestionCircleOutlined aria-hidden /> },
};

const classNames = { root: styles.badge, content: styles.text };

/** The icon of an order's status and its label; the ERP's own words when it refused the order. */
export function StatusBadge({ order }: { order: OrderSummary }) {
  const text = statusText(order);
  return (
    <Tag {...looks[orderStatus(order).key]} classNames={classNames} title={text}>
      {text}
    </Tag>
  );
}

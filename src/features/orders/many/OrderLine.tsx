import { piecesText } from '../../../domain/orders/counts';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isolated } from '../../../domain/text/isolated';
import type { OrderSummary } from '../../../api';
import { paths } from '../../../lib/paths';
import { useT } from '../../../languages/useT';

interface Props {
  order: OrderSummary;
  /** Its note. */
  texts?: readonly string[];
  /** The full text of the note. */
  tooltip?: string;
  children?: ReactNode;
}

/** An order's name, customer, pieces and note; the link opens in a new tab. */
export function OrderLine({ order, texts = [], tooltip, children }: Props) {
  const t = useT();
  return (
    <>
      <span style={line} title={tooltip}>
        <Link to={paths.lineSheet.href(order.id)} target="_blank">
          {order.name}
        </Link>
        , {isolated(order.customer.name)}, {t(piecesText(order.items_count))}
        {texts.length > 0 && (
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {texts.join(' ')}
          </Typography.Text>
        )}
      </span>
      {children}
    </>
  );
}

const line = { flex: '1 1 240px', minWidth: 0 };

import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type OrderNews, type OrderNewsList, useDismissOrderNewsMutation } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { useT } from '../../../languages/useT';
import { dateText } from '../../../lib/dates';
import { useRestoredFocus } from '../../../lib/focus';
import { paths } from '../../../lib/paths';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { newsTexts } from './newsTexts';
import styles from './OrderNewsCard.module.css';

interface Props {
  /** Undefined while unknown. */
  news: OrderNewsList | undefined;
  /** Whether the person has customers, whose names tell orders apart. */
  hasCustomers: boolean;
}

/**
 * What the ERP has said about orders that the person has not seen; opening an order or dismissing it ends it. It is a line,
 * also without any, until somebody opens it: the list below must not move by itself.
 */
export function OrderNewsCard({ news, hasCustomers }: Props) {
  const t = useT();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const restoredFocus = useRestoredFocus(card);
  const { report } = useNotices();
  const [dismiss] = useDismissOrderNewsMutation();
  const [isOpen, setOpen] = useState(false);
  const { orders, count } = news ?? { orders: [], count: 0 };
  const [latest] = orders;
  const nameOf = ({ name, customer }: OrderNews) =>
    hasCustomers ? t('{name} of {customer}', { name: isolated(name), customer: isolated(customer) }) : name;
  const end = (seen: { id?: string; changed_at: number }) =>
    void report(dismiss({ dismissOrderNewsRequest: seen }));

  return (
    <section ref={card} aria-labelledby={titleId} className={styles.card} tabIndex={-1} {...restoredFocus}>
      <Flex justify="space-between" align="center" gap={8} className={styles.head}>
        <h2 id={titleId}>
          {latest === undefined && news !== undefined && t('No news of orders')}
          {latest && (
            <Button
              size="small"
              type="text"
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t('News of {orders, plural, one {# order} other {# orders}}', { orders: count })}
            </Button>
          )}
        </h2>
        {latest && (
          <Button size="small" type="text" onClick={() => end({ changed_at: latest.changed_at })}>
            {t('Dismiss all')}
          </Button>
        )}
      </Flex>
      <ul hidden={!isOpen}>
        {orders.map((order) => (
          <li key={order.id}>
            <div className={styles.order}>
              <Link to={paths.lineSheet.href(order.id)}>{nameOf(order)}</Link>
              <span className={styles.day}>{dateText(order.changed_at)}</span>
            </div>
            <ul>
              {newsTexts(order).map((text) => (
                <li key={text.key}>{t(text.words)}</li>
              ))}
            </ul>
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('Dismiss {name}', { name: nameOf(order) })}
              title={t('Dismiss')}
              onClick={() => end({ id: order.id, changed_at: order.changed_at })}
            />
          </li>
        ))}
      </ul>
      {isOpen && count > orders.length && (
        <p className={styles.more}>
          {t('and {orders, plural, one {# more order} other {# more orders}}', {
            orders: count - orders.length,
          })}
        </p>
      )}
    </section>
  );
}

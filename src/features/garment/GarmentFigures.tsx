import { ordersText, piecesText } from '../../domain/orders/counts';
import { Flex, Typography } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GarmentOrders } from '../../api';
import { catalogText } from '../../domain/catalogs/seasons';
import { dateAndTimeText, secondText } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { GarmentPicture } from '../../shared/garment-picture/GarmentPicture';
import type { OrderFilters } from '../../shared/order-list-link/orderFilters';
import { type StatusChoice, toStatusChoice } from '../../shared/order-list-link/orderListUrl';
import { ordersHref } from '../../shared/order-list-link/ordersHref';
import styles from './GarmentFigures.module.css';
import { amountTexts, type Sum, sumById, sumByStatus, sumOfAll } from './garmentSums';
import { Matrix } from './Matrix';
import { OrdersToCome } from './OrdersToCome';
import { SumTable } from './SumTable';
import { useT } from '../../languages/useT';

/** The ordered quantities of a garment; each figure links to its orders. */
export function GarmentFigures({ garment }: { garment: GarmentOrders }) {
  const t = useT();
  const {
    generic,
    name,
    catalogs,
    colors,
    color_names: colorNames,
    sizes,
    cells,
    stocks,
    to_come: toCome,
    as_of: asOf,
  } = garment;
  const hrefOf = (filters: OrderFilters, status?: StatusChoice) =>
    ordersHref({ catalogs: catalogs.map(({ id }) => id), garments: [generic], ...filters }, status) ?? '';
  const statusHref = ({ id, orders }: Sum) => {
    const status = toStatusChoice(id);
    return orders === 0 || status === undefined ? null : hrefOf({}, status);
  };
  const all = sumOfAll(garment.statuses);

  return (
    <>
      <Flex gap={16} align="center">
        <div className={styles.picture}>
          <GarmentPicture generic={generic} alt={name} />
        </div>
        <div>
          <Typography.Text type="secondary">
            {generic}
            {catalogs.map((catalog) => (
              <Fragment key={catalog.id}>
                {' · '}
                <Link to={`${paths.catalogPreview.href(catalog.id)}?q=${generic}`}>
                  {catalogText(catalog)}
                </Link>
              </Fragment>
            ))}
          </Typography.Text>
          <Flex wrap gap="0 24px" component="p" className={styles.totals} role="status">
            {all === undefined ? (
              t('No orders yet')
            ) : (
              <>
                <Link to={hrefOf({})}>{t(ordersText(all.orders))}</Link>
                <span>{t(piecesText(all.pieces))}</span>
                {amountTexts(all).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </>
            )}
          </Flex>
          {asOf !== undefined && (
            <Typography.Text type="secondary">
              {t('Figures as of {time}', { time: secondText(asOf) })}
            </Typography.Text>
          )}
        </div>
      </Flex>
      <div className={styles.columns}>
        <Section title={t('Pieces by color and size')}>
          <Matrix
            label={t('Pieces by color and size')}
            colors={colors}
            colorNames={colorNames}
            sizes={sizes}
            cells={cells}
            hrefOf={hrefOf}
          />
        </Section>
        {toCome !== undefined && (
          <Section title={t('Still to come')}>
            {toCome.orders.length === 0 ? (
              <Typography.Text type="secondary">{t('Nothing is to come.')}</Typography.Text>
            ) : (
              <Flex vertical gap={16}>
                <Matrix
                  label={t('Pieces still to come by color and size')}
                  colors={[...new Set(toCome.cells.map(({ color }) => color))]}
                  colorNames={colorNames}
                  sizes={sizes.filter((size) => toCome.cells.some((cell) => cell.size === size))}
                  cells={toCome.cells}
                />
                <OrdersToCome orders={toCome.orders} />
              </Flex>
            )}
          </Section>
        )}
        <Section title={t('By status')}>
          <SumTable
            label={t('By status')}
            what={t('Status')}
            rows={sumByStatus(t, garment.statuses)}
            hrefOf={statusHref}
          />
        </Section>
        <Section title={t('Customers')}>
          <SumTable
            label={t('Customers')}
            what={t('Customer')}
            rows={sumById(garment.customers)}
            hrefOf={({ id }) => hrefOf({ customers: [id] })}
          />
        </Section>
        {stocks.map(({ warehouse, updated, cells: inStock }) => (
          <Section
            key={warehouse}
            title={t('Stock of warehouse {warehouse}', { warehouse })}
            facts={t('As of {time}', { time: dateAndTimeText(updated) })}
          >
            <Matrix
              label={t('Stock of warehouse {warehouse}', { warehouse })}
              colors={colors}
              colorNames={colorNames}
              sizes={sizes}
              cells={inStock}
            />
          </Section>
        ))}
        {stocks.length === 0 && (
          <Section title={t('Stock')}>
            <Typography.Text type="secondary">
              {t('The stock of this garment isn’t tracked.')}
            </Typography.Text>
          </Section>
        )}
      </div>
    </>
  );
}

function Section({ title, facts, children }: { title: string; facts?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>
        {title}{' '}
        {facts && (
          <Typography.Text type="secondary" className={styles.facts}>
            {facts}
          </Typography.Text>
        )}
      </h2>
      {children}
    </section>
  );
}

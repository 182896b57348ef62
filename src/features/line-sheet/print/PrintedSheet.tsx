import { use, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Garment, Order } from '../../../api';
import { toCents } from '../../../domain/money';
import { formatMoney } from '../../../languages/money';
import { addLines } from '../../../domain/orders/totals';
import { utcDateText } from '../../../lib/dates';
import { useAppSelector } from '../../../lib/redux';
import { CellViewContext } from '../grid/CellView';
import { quantityGrid } from '../grid/Grid';
import { selectGarmentLines, selectOrderedPrices } from '../state/lineSheetSlice';
import { DropTotals, OrderTotals } from '../Totals';
import styles from './PrintedSheet.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  order: Order;
  isReadOnly: boolean;
}

/** The print version of a line sheet, whose cells are mounted only in view: the garments with quantities in the
 * chosen cells. */
export function PrintedSheet(props: Props) {
  return useIsPrinting() ? createPortal(<PrintedOrder {...props} />, document.body) : null;
}

/** Whether the browser is printing; it waits for the rendering. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(function followPrinting() {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

function PrintedOrder({ order, isReadOnly }: Props) {
  const t = useT();
  const { name, customer, catalog, service_date: serviceDate } = order;
  const view = use(CellViewContext);
  const names = { customer: customer.name, catalog: catalog.name };
  return (
    <main className={styles.printed} translate="no">
      <h1>{name}</h1>
      <p>
        {serviceDate === null
          ? `${names.customer}, ${names.catalog}`
          : t('{customer}, {catalog}, delivery {date}', { ...names, date: utcDateText(serviceDate) })}
      </p>
      {view && <h2>{t(view.name)}</h2>}
      {order.garments.map((garment) => (
        <PrintedGarment key={garment.generic} garment={garment} />
      ))}
      {view?.withoutCell && <p>{t(view.withoutCell)}</p>}
      <DropTotals currency={order.currency} />
      <OrderTotals order={order} isReadOnly={isReadOnly} />
    </main>
  );
}

function PrintedGarment({ garment }: { garment: Garment }) {
  const t = useT();
  const view = use(CellViewContext);
  const ordered = useAppSelector((state) => selectGarmentLines(state, garment.generic));
  const lines = view === null ? ordered : (view.lines[garment.generic] ?? {});
  const orderedPrices = useAppSelector(selectOrderedPrices);
  const savedPrices = view?.prices ?? orderedPrices;
  const { generic, name, sizes, currency } = garment;
  const price = toCents(garment.wh_price) ?? 0;
  const total = addLines(lines, price, savedPrices);
  if (total.pieces === 0) return null;
  return (
    <section>
      <h2>
        <bdi>{name}</bdi> <small>{garment.style_code ?? generic}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Color')}</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
            <th scope="col">{t('Pieces')}</th>
            <th scope="col">{t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {quantityGrid(garment).map(({ code, color, cells }) => {
            const skus = cells.map((sku) => sku?.sku ?? '');
            const inRow = Object.fromEntries(Object.entries(lines).filter(([sku]) => skus.includes(sku)));
            const sum = addLines(inRow, price, savedPrices);
            if (sum.pieces === 0) return null;
            return (
              <tr key={code}>
                <th scope="row">
                  <bdi>{color.code ?? color.number}</bdi> <bdi lang={color.name_language}>{color.name}</bdi>
                </th>
                {skus.map((sku, index) => (
                  <td key={sizes[index]}>{inRow[sku]}</td>
                ))}
                <td>{sum.pieces}</td>
                <td>{formatMoney(sum.amount, currency)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={sizes.length + 1}>
              {t('Total')}
            </th>
            <td>{total.pieces}</td>
            <td>{formatMoney(total.amount, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

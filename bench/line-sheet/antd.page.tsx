import { Card, InputNumber } from 'antd';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Garment, Order } from '../../src/api';
import { fetchOrder, money, OrderTotals, pictureUrl } from './totals';

/* Ant Design's InputNumber for every cell, all cards rendered at once: the obvious first version of the sheet. */
interface Loaded {
  order: Order;
  totals: OrderTotals;
}

function Sheet() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [text, setText] = useState('');
  useEffect(function load() {
    void fetchOrder().then((order) => {
      const totals = new OrderTotals(order);
      setLoaded({ order, totals });
      setText(totals.text());
    });
  }, []);
  return (
    <>
      <div id="total">{text}</div>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginLeft: 280 }}>
        {loaded?.order.garments.map((garment) => (
          <GarmentCard key={garment.generic} garment={garment} totals={loaded.totals} onText={setText} />
        ))}
      </div>
    </>
  );
}

interface Props {
  garment: Garment;
  totals: OrderTotals;
  onText: (text: string) => void;
}

const GarmentCard = memo(function GarmentCard({ garment, totals, onText }: Props) {
  const { generic, number, name, drop, composition, sizes, colors, wh_price, rt_price } = garment;
  const [subtotal, setSubtotal] = useState(() => totals.garmentText(generic));
  const enter = (sku: string, quantity: number) => {
    totals.set(sku, quantity);
    setSubtotal(totals.garmentText(generic));
    onText(totals.text());
  };
  return (
    <Card size="small" title={name}>
      <img loading="lazy" width="140" height="191" src={pictureUrl(generic)} alt="" />
      <p>
        {number} {drop} {composition} {money.format(wh_price)} {money.format(rt_price)} {subtotal}
      </p>
      <table>
        <thead>
          <tr>
            <th />
            {sizes.map((size) => (
              <th key={size}>{size}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color) => (
            <tr key={color.number}>
              <th>
                <img loading="lazy" width="14" height="14" src={pictureUrl(generic, color.number)} alt="" />{' '}
                {color.name}
              </th>
              {sizes.map((size) => {
                const sku = generic + color.number + size;
                return (
                  <td key={size}>
                    <InputNumber
                      data-sku={sku}
                      size="small"
                      min={0}
                      style={{ width: 56 }}
                      aria-label={`${name} ${number}, ${color.name}, ${size}, 500 in stock`}
                      defaultValue={totals.quantity(sku) || undefined}
                      onChange={(quantity) => enter(sku, quantity ?? 0)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
});

createRoot(document.body.appendChild(document.createElement('div'))).render(<Sheet />);

import type { OrderPapersRow } from '../../../db/orderPapers';
import type { Brand } from '../content';
import type { OrderedSku, OrderHead } from '../queries';
import { orderTable } from './orderTable.worker';

/** A name in each script that has a font or rules of its own. */
const name = 'Şişli Μάλλινο Пальто قميص מעיל เสื้อน้ำ कोट 東京コート 한글 🧥';
const sizes = ['34', '36', '38', '40', '42'];
const [styles, times] = [100, 3];

/**
 * Makes the PDF of an order that nobody has, so that the thread knows the fonts and the scripts before somebody asks for one.
 * Code that has run a few times is compiled, which takes most of the time of a thread's first PDF.
 */
export async function sampleOrder(): Promise<void> {
  const json = JSON.stringify({ brand, head, papers, skus });
  for (let time = 0; time < times; time += 1) await orderTable(json);
}

const brand: Brand = {
  ...{ name, address: [], vatId: '', phone: '', register: '', bank: [], logo: null },
  ...{ terms: '', paper: 'A4', timeZone: 'UTC' },
};

const head: Partial<OrderHead> = {
  ...{ id: '', name, customer_name: name, catalog_name: name, catalog_type: 'initial', season: '' },
  ...{ currency: 'EUR', seller_name: name, address: name, address_id: '', sales_organization: '' },
  ...{
    channel: '',
    created: 0,
    service_date: null,
    sap_status: 0,
    finished: false,
    erp_number: '',
    note: name,
  },
};

const papers: Partial<OrderPapersRow> = {
  ...{ buyer_number: '', rate: null, cents: null, freight: null, vat_rate: null, tax_note: '' },
  ...{ delivery_terms: '', cancel_date: null, windows: {} },
  ...{ vat_id: '', bill_to: '', contact: '', phone: '', payment_terms: '' },
};

const skus = Array.from({ length: styles }, (_, style) =>
  ['010', '020'].flatMap((color) =>
    sizes.map((size): OrderedSku => {
      const code = `SAMPLE${style}`;
      return {
        ...{
          generic: code,
          number: String(style),
          style_code: '',
          name: `${name} ${style}`,
          drop: '',
          sizes,
        },
        ...{ color, color_name: `Color ${color} ${style}`, color_code: '', size, sku: code + color + size },
        ...{ own_sku: null, ean: null, quantity: style + 1, price_cents: 2500 + style, rt_price_cents: 5900 },
        ...{ composition: '', wanted_color: false, wanted_size: false },
      };
    }),
  ),
).flat();

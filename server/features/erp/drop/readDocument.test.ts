import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { worded } from '../../../../src/test/worded';
import { orderKey as key } from '../../../test/salesOrder';
import { readFileOfErp } from './inbox';

const docs = path.join(__dirname, '../../../../docs');
const ajv = new Ajv({ allowUnionTypes: true });
addFormats(ajv);
const fits = Object.fromEntries(
  ['order-confirmation', 'delivery', 'invoice'].map((kind) => {
    const schema: object = JSON.parse(readFileSync(path.join(docs, 'erp', `${kind}.schema.json`), 'utf8'));
    return [kind, ajv.compile(schema)];
  }),
);

type Fields = Record<string, unknown>;

const line = { sku: 'WJM123000M', quantity: 4 };
const common = { format: 1, number: '80', key, day: '2026-09-14' };
const confirmation = { document: 'order-confirmation', ...common, lines: [line] };
const delivery = { document: 'delivery', ...common, lines: [line] };
const invoice = { document: 'invoice', ...common, amount: 159.8, currency: 'SEK' };

const day = Date.UTC(2026, 8, 14) / 1000;
const head = { order: { key }, number: '80', revision: 0, day, reversed: false };
const plain = { code: { sku: 'WJM123000M' }, quantity: 4, day: null, reason: '' };
const unknown = { carrier: '', tracking_number: '', tracking_url: '' };

const read = (fields: unknown) => readFileOfErp(JSON.stringify(fields));
const isInSchema = (fields: Fields) => fits[String(fields.document)]?.(fields);

test.each<[Fields, object]>([
  [confirmation, { document: 'order-confirmation', ...head, lines: [plain] }],
  [
    {
      ...confirmation,
      lines: [{ ...line, quantity: 0, day: '2026-09-14', reason: ' Too\0 few. ', other: 1 }],
    },
    { lines: [{ ...plain, quantity: 0, day, reason: 'Too few.' }] },
  ],
  [
    { ...confirmation, lines: [{ ...line, reason: 'x'.repeat(5000) }] },
    { lines: [{ reason: 'x'.repeat(2000) }] },
  ],
  [{ ...confirmation, lines: [{ ...line, day: null, reason: null }] }, { lines: [plain] }],
  [delivery, { document: 'delivery', ...head, lines: [plain], shipping: unknown }],
  [
    { ...delivery, carrier: 'DHL', tracking_number: '7', tracking_url: 'https://a.test/7' },
    { shipping: { carrier: 'DHL', tracking_number: '7', tracking_url: 'https://a.test/7' } },
  ],
  [{ ...delivery, carrier: null, tracking_url: '' }, { shipping: unknown }],
  [{ ...delivery, lines: [{ ...line, day: '2026-09-14', reason: 'x' }] }, { lines: [plain] }],
  [
    { ...delivery, lines: undefined, reversed: true, revision: 3 },
    { reversed: true, revision: 3, lines: [] },
  ],
  [
    { ...delivery, lines: [{ own_sku: 'JP 1/M', quantity: 1 }] },
    { lines: [{ code: { own_sku: 'JP 1/M' } }] },
  ],
  [
    { ...delivery, lines: [{ ean: '4006381333931', quantity: 1 }] },
    { lines: [{ code: { ean: '4006381333931' } }] },
  ],
  [invoice, { document: 'invoice', ...head, cents: 15_980, currency: 'SEK', pdf: null }],
  [{ ...invoice, pdf: 'Faktura 90.PDF' }, { pdf: { file: 'Faktura 90.PDF' } }],
  [
    { ...invoice, amount: -5, reversed: true },
    { cents: -500, reversed: true },
  ],
  [{ ...invoice, key: undefined, erp_number: ' 0012 ' }, { order: { erp_number: '0012' } }],
  [{ ...invoice, key: key.toUpperCase(), erp_number: '7' }, { order: { key } }],
])('%j is read', (fields, expected) => {
  expect(read(fields)).toMatchObject(expected);
  expect(isInSchema(JSON.parse(JSON.stringify(fields)))).toBe(true);
});

test.each<[Fields, string]>([
  [
    { ...delivery, document: 'letter' },
    "Its document is none of 'order-confirmation', 'delivery' and 'invoice'.",
  ],
  [{ ...delivery, format: 2 }, 'Its format is not 1.'],
  [{ ...delivery, key: 'no key' }, 'Its key is not one of a sales order.'],
  [{ ...delivery, key: undefined }, 'Its key is not one of a sales order.'],
  [{ ...delivery, key: undefined, erp_number: 7 }, 'Its erp_number is not a text of at most 64 characters.'],
  [{ ...delivery, number: undefined }, 'Its number is not a text of 1 to 64 characters.'],
  [{ ...delivery, number: ' ' }, 'Its number is not a text of 1 to 64 characters.'],
  [{ ...delivery, number: '1'.repeat(65) }, 'Its number is not a text of at most 64 characters.'],
  [{ ...delivery, revision: 1.5 }, 'Its revision is not a whole number from 0 on.'],
  [{ ...delivery, revision: '1' }, 'Its revision is not a whole number from 0 on.'],
  [{ ...delivery, day: undefined }, 'Its day is not one like 2026-09-15.'],
  [{ ...delivery, day: '15.9.2026' }, 'Its day is not one like 2026-09-15.'],
  [{ ...delivery, day: '2026-02-30' }, 'Its day is not one like 2026-09-15.'],
  [{ ...delivery, reversed: 'yes' }, 'Its reversed is neither true nor false.'],
  [{ ...delivery, carrier: 'x'.repeat(101) }, 'Its carrier is not a text of at most 100 characters.'],
  [{ ...delivery, tracking_number: 7 }, 'Its tracking_number is not a text of at most 100 characters.'],
  [{ ...delivery, tracking_url: 'http://a.test' }, 'Its tracking_url is not an https address.'],
  [{ ...delivery, tracking_url: 'javascript:alert(1)' }, 'Its tracking_url is not an https address.'],
  [{ ...delivery, lines: undefined }, 'Its lines are not a list.'],
  [{ ...delivery, lines: { line } }, 'Its lines are not a list.'],
  [{ ...confirmation, lines: undefined, reversed: true }, 'Its lines are not a list.'],
  [{ ...delivery, lines: Array(10_001).fill(line) }, 'It has more than 10,000 lines.'],
  [{ ...delivery, lines: [line, null] }, 'Line 2: its quantity is not a whole number from 0 on.'],
  [{ ...delivery, lines: ['a sku'] }, 'Line 1: its quantity is not a whole number from 0 on.'],
  [
    { ...delivery, lines: [{ ...line, quantity: -1 }] },
    'Line 1: its quantity is not a whole number from 0 on.',
  ],
  [
    { ...delivery, lines: [{ ...line, quantity: 1.5 }] },
    'Line 1: its quantity is not a whole number from 0 on.',
  ],
  [
    { ...delivery, lines: [{ ...line, quantity: '4' }] },
    'Line 1: its quantity is not a whole number from 0 on.',
  ],
  [
    { ...delivery, lines: [{ ...line, quantity: 1e9 }] },
    'Line 1: its quantity is not a whole number from 0 on.',
  ],
  [
    { ...delivery, lines: [{ quantity: 4 }] },
    'Line 1: it has no sku, own_sku or ean of at most 100 characters.',
  ],
  [
    { ...delivery, lines: [{ sku: 'x'.repeat(101), quantity: 4 }] },
    'Line 1: it has no sku, own_sku or ean of at most 100 characters.',
  ],
  [{ ...confirmation, lines: [{ ...line, day: 'soon' }] }, 'Line 1: its day is not one like 2026-09-15.'],
  [{ ...invoice, amount: '12' }, 'Its amount is not a number with at most two decimals.'],
  [{ ...invoice, amount: 1.005 }, 'Its amount is not a number with at most two decimals.'],
  [{ ...invoice, currency: undefined }, 'Its currency is not one like EUR.'],
  [{ ...invoice, currency: 'euro' }, 'Its currency is not one like EUR.'],
  ...[7, '', '90.txt', '../90.pdf', 'a/90.pdf', 'a\\90.pdf', '.90.pdf', `${'9'.repeat(200)}.pdf`].map(
    (pdf): [Fields, string] => [
      { ...invoice, pdf },
      'Its pdf is not the name of a PDF beside it, such as 0090004321.pdf.',
    ],
  ),
])('%# is refused: %j', (fields, fault) => {
  expect(worded(read(fields))).toEqual({ fault });
});

test('an answer may repeat what the sales order says', () => {
  expect(read({ document: 'sales-order', key, status: 'withdrawn' })).toEqual({ key, status: 'withdrawn' });
});

test('the examples of docs/operations.md are read, and fit their schemas', () => {
  const [, section = ''] = readFileSync(path.join(docs, 'operations.md'), 'utf8').split(
    '### Confirmation, delivery, invoice\n',
  );
  const examples = [...section.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
  expect(examples.map((text) => readFileOfErp(text))).toEqual(
    ['order-confirmation', 'delivery', 'invoice'].map((document) => expect.objectContaining({ document })),
  );
  expect(examples.map((text) => isInSchema(JSON.parse(text)))).toEqual([true, true, true]);
});

import { writeFulfillmentNews } from './fulfillmentNews';

const letter = {
  ...{ name: 'Bo', email: 'bo@shop.test', language: null, brandName: 'Nordhus' },
  link: 'https://orders.brand.test/linesheet/7',
  orderName: 'Spring window',
  customerName: 'Atelier Nord',
};
const day = Date.UTC(2026, 8, 14) / 1000;
const shipment = {
  ...{ number: '80', day, carrier: 'Nordfrakt', tracking_number: 'NF80' },
  tracking_url: 'https://tracking.example/NF80',
  lines: [
    { sku: 'WJM123000M', quantity: 4 },
    { sku: 'WJM123000L', quantity: 1 },
  ],
};
const untracked = { ...shipment, number: '81', carrier: '', tracking_number: '', tracking_url: '' };
const short = {
  garment: 'Merino jumper Black',
  ordered: 7,
  confirmed: 6,
  day,
  reason: 'Only 6 could be made.',
};

test('it says what is confirmed otherwise, shipped and taken back', () => {
  const { subject, text } = writeFulfillmentNews({
    ...letter,
    news: {
      differing: [short, { ...short, garment: 'Scarf Red', ordered: 1, confirmed: 0, day: null, reason: '' }],
      shipments: [shipment, untracked],
      takenBack: ['79'],
    },
  });
  expect(subject).toBe("News of the order 'Spring window'");
  expect(text).toBe(`Hello Bo,

There is news of the order 'Spring window' of Atelier Nord.

Merino jumper Black: 6 of 7 pieces confirmed for 2026-09-14

Reason: Only 6 could be made.

Scarf Red: 0 of 1 piece confirmed

Shipped on 2026-09-14 by Nordfrakt: 5 pieces, shipment NF80

Shipped on 2026-09-14: 5 pieces, shipment 81

The shipment 79 was taken back.

Follow the shipment NF80:
https://tracking.example/NF80

Open the order here:
https://orders.brand.test/linesheet/7

Nordhus
`);
});

test('it says when a short confirmation has become one as ordered', () => {
  const { text } = writeFulfillmentNews({
    ...letter,
    news: { differing: [], shipments: [], takenBack: [] },
  });
  expect(text).toContain('Everything is now confirmed as it was ordered.');
});

test('only the link to the order opens in the language of the mail', () => {
  const { text } = writeFulfillmentNews({
    ...{ ...letter, language: 'fr' },
    news: { differing: null, shipments: [shipment], takenBack: [] },
  });
  expect(text).toContain('https://tracking.example/NF80\n');
  expect(text).toContain('https://orders.brand.test/linesheet/7?lang=fr\n');
});

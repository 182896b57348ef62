import { keysOf } from '../../../src/domain/records';
import { writeFulfillmentNews } from './fulfillmentNews';
import { writeIdleNotice } from './idleNotice';
import { writeConfirmation, writeInvitation, writeOrderLink, writeReset, writeNotice } from './letters';
import { notices } from './notices';

/** In this language all English vowels have accents: a word with a plain one is not translated. */
const letter = {
  name: '1',
  email: '2@3.4',
  language: 'en-XA',
  link: 'https://5.6',
  publicUrl: 'https://7.8',
  brandName: '9',
  timeZone: 'UTC',
} as const;
const date = new Date('2026-11-28T10:00:00Z');
const order = { name: '10', link: 'https://11.12' };
const file = { fileName: '13.pdf', bytes: new Uint8Array() };
const from = { address: '192.0.2.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0' };
const day = 1_789_344_000;
const line = { garment: '16', ordered: 7, confirmed: 6, day, reason: '17' };
const shipment = {
  ...{ number: '18', day, carrier: '19', tracking_number: '' },
  tracking_url: 'https://20.21',
  lines: [],
};
const news = {
  differing: [line, { ...line, day: null }],
  shipments: [shipment, { ...shipment, carrier: '' }],
  takenBack: ['22'],
};

const mails = [
  ...[null, '14'].flatMap((senderName) => [
    writeInvitation({ ...letter, order, senderName, expiresAt: date }),
    writeInvitation({ ...letter, order: null, senderName, expiresAt: date }),
    writeOrderLink({ ...letter, orderName: '10', sellerName: senderName }),
  ]),
  writeConfirmation({ ...letter, orderName: '10', customerName: '15', file }),
  ...[news, { ...news, differing: [] }].map((one) =>
    writeFulfillmentNews({ ...letter, orderName: '10', customerName: '15', news: one }),
  ),
  writeReset(letter),
  writeIdleNotice({ ...letter, erasedAt: date }),
  ...keysOf(notices).flatMap((what) =>
    [null, from].map((place) => writeNotice({ ...letter, what, at: 1_795_692_600, from: place })),
  ),
];

test('all mails are translated whole', () => {
  const texts = mails.flatMap(({ subject, text }) => [subject, text.replace(/https?:\S+|\S+@\S+/g, '')]);
  const words = texts.flatMap((text) => text.match(/(?<![\p{L}\p{M}])[a-z]{2,}(?![\p{L}\p{M}])/giu) ?? []);
  expect(new Set(words)).toEqual(new Set(['UTC', 'Firefox', 'Linux', 'PDF']));
});

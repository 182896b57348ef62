import { inEnglish } from '../language/wording';
import { isolated } from '../text/isolated';
import { shippedText, takenBackText } from './newsTexts';

const shipment = { number: '80', carrier: 'DHL', tracking_number: 'NF 80', pieces: 1 };

test.each([
  [shipment, `Shipped on 3 March by ${isolated('DHL')}: 1 piece, shipment ${isolated('NF 80')}`],
  [{ ...shipment, carrier: '', pieces: 24 }, `Shipped on 3 March: 24 pieces, shipment ${isolated('NF 80')}`],
  [
    { ...shipment, tracking_number: '' },
    `Shipped on 3 March by ${isolated('DHL')}: 1 piece, shipment ${isolated('80')}`,
  ],
])('%j', (one, text) => {
  expect(inEnglish(shippedText(one, '3 March'))).toBe(text);
});

test('a shipment that was taken back is named by its number', () => {
  expect(inEnglish(takenBackText('80'))).toBe(`The shipment ${isolated('80')} was taken back.`);
});

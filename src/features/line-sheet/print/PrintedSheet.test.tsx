import { act, within } from '@testing-library/react';
import { buildGarment } from '../../../test/factories/buildGarment';
import { dayText } from '../../../lib/dates';
import { openLineSheet } from '../../../test/openLineSheet';

const printed = () => document.querySelector<HTMLElement>('body > main');
const fire = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

it('prints the garments with a quantity, and removes the print version afterwards', async () => {
  const { server } = await openLineSheet();
  expect(printed()).toBeNull();
  fire('beforeprint');
  const paper = printed();
  if (paper === null) throw new Error('Nothing is printed.');
  expect(paper).toHaveTextContent(server.order.customer.name);
  expect(
    within(paper)
      .getAllByRole('heading', { level: 2 })
      .map((head) => head.textContent),
  ).toEqual(['Wool coat WJM123']);
  const rows = within(paper).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells.slice(0, 3)).toEqual([
    ['Color', 'S', 'M', 'L', 'Pieces', 'Amount'],
    ['000 Black', '', '', '2', '2', '€100.00'],
    ['Total', '2', '€100.00'],
  ]);
  fire('afterprint');
  expect(printed()).toBeNull();
});

it('prints the delivery day in UTC', async () => {
  await openLineSheet({ service_date: Date.UTC(2027, 6, 7, 23, 59) / 1000 });
  fire('beforeprint');
  expect(printed()).toHaveTextContent(`delivery ${dayText('2027-07-07')}`);
  fire('afterprint');
});

it('prints the brand’s own codes of a garment and a color', async () => {
  const garment = buildGarment({
    generic: 'WJM123',
    style_code: 'MANTEL-7',
    name: 'Coat',
    colors: [{ number: '000', name: 'Black', code: 'BLK-9' }],
  });
  await openLineSheet({ garments: [garment] });
  fire('beforeprint');
  expect(printed()).toHaveTextContent('BLK-9 Black');
  expect(printed()).toHaveTextContent('MANTEL-7');
  expect(printed()).not.toHaveTextContent('WJM123');
  expect(printed()).not.toHaveTextContent('000 Black');
  fire('afterprint');
});

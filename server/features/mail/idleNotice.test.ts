import { languages } from '../../../src/domain/language/languages';
import { writeIdleNotice } from './idleNotice';

const letter = {
  name: 'Bo',
  email: 'bo@shop.test',
  language: null,
  publicUrl: 'https://orders.brand.test',
  brandName: '',
  erasedAt: new Date('2026-12-26T12:00:00Z'),
  timeZone: 'UTC',
};

test('the notice says when the account goes, and how to keep it', () => {
  const { to, subject, text } = writeIdleNotice(letter);
  expect(to).toEqual({ name: 'Bo', address: 'bo@shop.test' });
  expect(subject).toBe('Your account at Linedesk will be deleted');
  expect(text).toContain('It will be deleted on 2026-12-26, with your personal data.');
  expect(text).toContain('https://orders.brand.test/login');
});

test('the day is that of the brand', () => {
  const erasedAt = new Date('2026-12-27T04:30:00Z');
  expect(writeIdleNotice({ ...letter, erasedAt, timeZone: 'America/New_York' }).text).toContain('2026-12-26');
});

test.each(languages)('in $name it has the brand, the day and the address', ({ tag: language }) => {
  const { subject, text, html } = writeIdleNotice({ ...letter, language, brandName: 'Nordhus' });
  expect(subject).toContain('Nordhus');
  for (const part of ['2026-12-26', 'https://orders.brand.test/login']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

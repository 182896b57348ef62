import { readEntities } from './entities';

it.each([
  ['Gr&ouml;&szlig;e', 'Größe'],
  ['&bull; wool &amp; silk', '• wool & silk'],
  ['&nbsp;&yuml;&frac12;', '\u00a0ÿ½'],
  ['&#8226;&#x2022;&#x1F600;', '••😀'],
  ['&Auml;&auml;', 'Ää'],
  ['&amp;bull;', '&bull;'],
  ['&unknown; &#0; &#9999999; S & M; R&D', '&unknown; &#0; &#9999999; S & M; R&D'],
])('decodes %p as %p', (text, read) => {
  expect(readEntities(text)).toBe(read);
});

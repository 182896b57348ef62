import { writeInvitation, writeMail, writeOrderLink } from './letters';

test('a mail says the same as text and as HTML, and nothing typed becomes a line or a tag', () => {
  const mail = writeMail({
    name: 'Bo & "Söhne"\nBcc: all',
    email: 'bo@shop.test',
    subject: 'Your order\r\nBcc: all',
    before: ["for <b>you</b> & 'yours'"],
    label: 'Open',
    link: 'https://orders.brand.test/?a=1&b="2"',
    after: 'Bye.',
    brandName: 'Nordhus & Co',
  });
  expect(mail).toEqual({
    to: { name: 'Bo & "Söhne" Bcc: all', address: 'bo@shop.test' },
    subject: 'Your order Bcc: all',
    text: `Hello Bo & "Söhne" Bcc: all,

for <b>you</b> & 'yours'

Open:
https://orders.brand.test/?a=1&b="2"

Bye.

Nordhus & Co
`,
    html: `<p>Hello Bo &amp; &quot;Söhne&quot; Bcc: all,</p>
<p>for &lt;b&gt;you&lt;/b&gt; &amp; &#39;yours&#39;</p>
<p><a href="https://orders.brand.test/?a=1&amp;b=&quot;2&quot;">Open</a></p>
<p>Bye.</p>
<p>Nordhus &amp; Co</p>
`,
  });
});

test.each([
  [null, "The order 'Spring' has been prepared for you."],
  ['Nora Lindqvist', "The order 'Spring' has been prepared for you by Nora Lindqvist."],
])('the mail about an order sold by %s', (sellerName, sentence) => {
  const order = {
    name: 'Bo',
    email: 'bo@shop.test',
    orderName: 'Spring',
    sellerName,
    link: 'https://x.test',
    brandName: '',
  };
  expect(writeOrderLink(order).text).toContain(sentence);
});

test('an invitation says until when its link works', () => {
  const { text } = writeInvitation({
    name: 'Bo',
    email: 'bo@shop.test',
    orderName: null,
    link: 'https://orders.brand.test/password-link#token',
    expiresAt: new Date('2026-11-28T10:00:00Z'),
    publicUrl: 'https://orders.brand.test',
    brandName: '',
  });
  expect(text).toBe(`Hello Bo,

An account has been created for you at https://orders.brand.test.

Choose your password here:
https://orders.brand.test/password-link#token

The link works once, until 2026-11-28. Your username is bo@shop.test.

Linedesk
`);
});

import { languages } from '../../../src/domain/language/languages';
import { keysOf } from '../../../src/domain/records';
import { writeInvitation, writeMail, writeNotice, writeOrderLink, writeReset } from './letters';
import { notices } from './notices';

test('a mail has the same content as text and HTML, and user input can’t add lines or tags', () => {
  const mail = writeMail({
    name: 'Bo & "Söhne"\nBcc: all',
    email: 'bo@shop.test',
    subject: 'Your order\r\nBcc: all',
    language: null,
    before: ["for <b>you</b> & 'yours'"],
    links: [{ label: 'Open', link: 'https://orders.brand.test/?a=1&b="2"' }],
    after: ['Bye.'],
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
    language: null,
    orderName: 'Spring',
    sellerName,
    link: 'https://x.test',
    brandName: '',
  };
  expect(writeOrderLink(order).text).toContain(sentence);
});

const letter = {
  name: 'Bo',
  email: 'bo@shop.test',
  language: null,
  link: 'https://orders.brand.test/password-link#token',
  publicUrl: 'https://orders.brand.test',
  brandName: '',
  timeZone: 'UTC',
};
const expiresAt = new Date('2026-11-28T10:00:00Z');

test('an invitation says until when its link is valid', () => {
  const { subject, text } = writeInvitation({ ...letter, order: null, senderName: null, expiresAt });
  expect(subject).toBe('Your account for ordering at Linedesk');
  expect(text).toBe(`Hello Bo,

We created an account for you at https://orders.brand.test.

Choose your password here:
https://orders.brand.test/password-link#token

The link works once, until 2026-11-28. Your username is bo@shop.test.

Linedesk
`);
});

test("an invitation names the brand, the sender and the order, in the customer's language", () => {
  const order = { name: 'Automne', link: 'https://orders.brand.test/linesheet/7' };
  const senderName = 'Nora Lindqvist';
  const { subject, text } = writeInvitation({
    ...letter,
    language: 'fr',
    brandName: 'Nordhus',
    order,
    senderName,
    expiresAt,
  });
  expect(subject).toBe('Votre compte pour commander chez Nordhus');
  expect(text).toBe(`Bonjour Bo,

Nora Lindqvist a créé un compte pour vous sur https://orders.brand.test.

La commande « Automne » vous y attend.

Choisissez votre mot de passe ici\u00a0:
https://orders.brand.test/password-link?lang=fr#token

Avec votre mot de passe, vous pouvez ouvrir la commande à tout moment ici\u00a0:
https://orders.brand.test/linesheet/7?lang=fr

Le lien fonctionne une seule fois, jusqu’au 2026-11-28. Votre nom d’utilisateur est bo@shop.test.

Nordhus
`);
});

test('a mail for a forgotten password says what to do if one did not request it', () => {
  const { subject, text } = writeReset({ ...letter, brandName: 'Nordhus' });
  expect(subject).toBe('A new password for Nordhus');
  expect(text).toContain('Choose your new password here:\nhttps://orders.brand.test/password-link#token');
  expect(text).toContain('If it was not you, ignore this mail: your password stays as it is.');
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const profile = 'https://orders.brand.test/admin/profile';
const aboutSignIn = { what: 'new_sign_in', at: 1_795_692_600, link: profile } as const;

test('a notice names the country in the language of the mail, if it is known', () => {
  const from = { address: '192.0.2.7', userAgent: firefox };
  const { text } = writeNotice({ ...letter, ...aboutSignIn, from, country: 'DE', language: 'fr' });
  expect(text).toContain('192.0.2.7 (Allemagne)');
});

test('days and times are those of the brand, as its documents say them', () => {
  const timeZone = 'America/New_York';
  const lateAt = { expiresAt: new Date('2026-11-29T04:30:00Z'), at: Date.UTC(2026, 10, 29, 4, 30) / 1000 };
  const invitation = writeInvitation({ ...letter, ...lateAt, timeZone, order: null, senderName: null });
  expect(invitation.text).toContain('2026-11-28');
  const notice = writeNotice({ ...letter, ...aboutSignIn, ...lateAt, timeZone, from: null });
  expect(notice.text).toContain('Time: 2026-11-28 23:30 America/New_York');
});

test('a notice says what happened, when, where, and what to do, with a link that grants nothing', () => {
  const from = { address: '192.0.2.7', userAgent: firefox };
  const { subject, text } = writeNotice({ ...letter, ...aboutSignIn, from });
  expect(subject).toBe('New sign-in to your account at Linedesk');
  expect(text).toBe(`Hello Bo,

Somebody, most likely you, signed in to your account in a browser that is new to it.

Time: 2026-11-26 11:30 UTC

Browser: Firefox (Linux)

IP address: 192.0.2.7

If you know about this, there is nothing to do. If not, sign out all other devices on your profile page, change your password, and tell the people who manage your account.

Your profile and devices:
${profile}

Linedesk
`);
});

test.each([
  ['curl/8.5.0', 'Browser: unknown\n'],
  ['SomeTool/1.0 (Windows NT 10.0)', 'Browser: unknown (Windows)\n'],
])('a notice about the browser %s', (userAgent, line) => {
  const from = { address: '192.0.2.7', userAgent };
  expect(writeNotice({ ...letter, ...aboutSignIn, from }).text).toContain(line);
});

test('a notice about what staff did does not say where they did it', () => {
  const { text } = writeNotice({ ...letter, ...aboutSignIn, what: 'password_changed', from: null });
  expect(text).toContain('It was done by somebody who manages your account.');
  expect(text).not.toMatch(/Browser|IP address/);
});

test.each(languages.map(({ tag }) => tag))('each notice in %s is complete', (language) => {
  const from = { address: '192.0.2.7', userAgent: firefox };
  for (const what of keysOf(notices)) {
    const own = { ...letter, language, brandName: 'Nordhus' };
    const { subject, text } = writeNotice({ ...own, ...aboutSignIn, what, from });
    expect(subject).toContain('Nordhus');
    for (const part of ['Firefox', 'Linux', '192.0.2.7', '2026-11-26 11:30 UTC', profile, 'Nordhus']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\b(null|undefined)\b/);
  }
});

test.each(languages.map(({ tag }) => tag))(
  'each mail in %s has its link, the username and the brand',
  (language) => {
    const own = { ...letter, language, brandName: 'Nordhus' };
    const order = { name: 'Spring', link: 'https://orders.brand.test/linesheet/7' };
    for (const senderName of [null, 'Nora Lindqvist']) {
      for (const { subject, text } of [
        writeInvitation({ ...own, order, senderName, expiresAt }),
        writeOrderLink({ ...own, orderName: 'Spring', sellerName: senderName }),
        writeReset(own),
      ]) {
        const query = language === null || language === 'en' ? '' : `?lang=${language}`;
        expect(text).toContain(letter.link.replace('#', `${query}#`));
        expect(text).toContain('bo@shop.test');
        expect(`${subject} ${text}`).toContain('Nordhus');
        expect(text).not.toMatch(/null|undefined/);
      }
      const { text } = writeInvitation({ ...own, order, senderName, expiresAt });
      expect(text).toContain(senderName ?? order.link);
    }
  },
);

test('names from right to left are set apart in the sentences, and only there', () => {
  const [name, orderName, sellerName] = ['בוטיק', 'חורף 26', 'נועה'];
  const letter = {
    name,
    email: 'bo@shop.test',
    language: null,
    link: 'https://a.test',
    brandName: 'Nordhus',
  };
  const { to, subject, text } = writeOrderLink({ ...letter, orderName, sellerName });
  expect(to).toEqual({ name, address: 'bo@shop.test' });
  expect(subject).toBe("Your order '\u2068חורף 26\u2069'");
  expect(text).toContain('Hello \u2068בוטיק\u2069,');
  expect(text).toContain("The order '\u2068חורף 26\u2069' has been prepared for you by \u2068נועה\u2069.");
});

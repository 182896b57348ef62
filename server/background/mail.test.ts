import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Message, openMailer } from './mail';

const message: Message = {
  to: { name: 'Boutique Amélie', address: 'achats@boutique.test' },
  subject: 'Your account for ordering',
  text: 'Hello Amélie,\n\nchoose here:\nhttp://localhost:3000/password-link#token\n',
  html: '<p>Hello Amélie,</p>\n<p><a href="http://localhost:3000/password-link#token">choose here</a></p>\n',
};

describe('without a mail server', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-mail-'));
  const folder = path.join(dataDir, 'mail');
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('mails are saved as files that mail programs can open', async () => {
    const mailer = openMailer({ smtpUrl: null, mailFrom: 'Orders <orders@brand.test>', dataDir });
    await mailer.send(message);
    await mailer.send({ ...message, to: { name: 'a"\r\nBcc: x@y.test', address: 'b@shop.test' } });
    const [first, second] = readdirSync(folder).toSorted();
    expect([first, second]).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
    const content = readFileSync(path.join(folder, first ?? ''), 'utf8');
    expect(content).toContain('From: Orders <orders@brand.test>\r\n');
    expect(content).toMatch(/^To: .*<achats@boutique\.test>\r$/m);
    expect(content).toContain('Subject: Your account for ordering\r\n');
    expect(content).toContain('http://localhost:3000/password-link#token');
    expect(statSync(path.join(folder, first ?? '')).mode & 0o077).toBe(0);
    expect(readFileSync(path.join(folder, second ?? ''), 'utf8')).not.toMatch(/^Bcc:/m);
  });

  test.each([
    ['orders@brand.test', 'Maren Vale', 'From: Maren Vale <orders@brand.test>'],
    ['Orders <orders@brand.test>', 'Maren Vale', 'From: Orders <orders@brand.test>'],
    ['orders@brand.test', '', 'From: orders@brand.test'],
  ])('mails from %s, of the brand %j, are %s', async (mailFrom, brandName, from) => {
    const own = mkdtempSync(path.join(dataDir, 'of-a-brand-'));
    await openMailer({ smtpUrl: null, mailFrom, brandName, dataDir: own }).send(message);
    const [file = ''] = readdirSync(path.join(own, 'mail'));
    expect(readFileSync(path.join(own, 'mail', file), 'utf8')).toContain(`${from}\r\n`);
  });
});

describe('with a mail server', () => {
  let server: Server;
  const received: string[] = [];
  let refuses = false;

  beforeAll(async () => {
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 mail.test ESMTP\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const text = data.toString('utf8');
        received.push(text);
        if (inData) {
          if (!text.endsWith('\r\n.\r\n')) return;
          inData = false;
          return void socket.write('250 Kept\r\n');
        }
        if (/^RCPT/i.test(text) && refuses) return void socket.write(`550 No ${text.slice(8)}`);
        inData = /^DATA/i.test(text);
        socket.write(inData ? '354 Go on\r\n' : '250 Fine\r\n');
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  const open = () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return openMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'orders@brand.test',
      dataDir: '/nowhere',
    });
  };

  test('mails are sent through it', async () => {
    await open().send(message);
    const all = received.join('');
    expect(all).toContain('MAIL FROM:<orders@brand.test>');
    expect(all).toContain('RCPT TO:<achats@boutique.test>');
    expect(all).toContain('Subject: Your account for ordering');
  });

  test('an international address is sent to by its ASCII form', async () => {
    await open().send({ ...message, to: { name: 'Müller', address: 'info@müller.de' } });
    expect(received.join('')).toContain('RCPT TO:<info@xn--mller-kva.de>');
  });

  test('a mail that it refuses is an error, which does not have the address', async () => {
    refuses = true;
    const international = { ...message, to: { name: 'Müller', address: 'info@müller.de' } };
    for (const refused of [message, international])
      await expect(open().send(refused)).rejects.toThrow(/550 No <the recipient>/);
  });
});

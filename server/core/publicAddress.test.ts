import type dns from 'node:dns';
import { isPrivateHost, isPublicAddress, publicLookup } from './publicAddress';

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7', '224.0.0.1', '239.255.255.250'],
  ...['240.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1'],
  ...['ff02::1', '::ffff:10.0.0.1', '::ffff:1.1.1.1', '::ffff:7f00:1', '::127.0.0.1'],
  ...['64:ff9b::a00:1', '2001::1', '2001:db8::1', '2002:7f00:1::', '100::1', 'no address', ''],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['https://10.0.0.1/a', true],
  ['https://0x7f.1/', true],
  ['https://2130706433/', true],
  ['https://[::1]:8443/', true],
  ['https://[::ffff:10.0.0.1]/', true],
  ['https://localhost/', true],
  ['https://LOCALHOST./', true],
  ['https://erp.localhost/', true],
  ['https://1.1.1.1/', false],
  ['https://[2606:4700:4700::1111]/', false],
  ['https://erp.brand.com/', false],
  ['https://localhost.brand.com/', false],
])('the host of %s is private: %p', (url, isPrivate) => expect(isPrivateHost(new URL(url))).toBe(isPrivate));

const known = (...addresses: string[]) =>
  publicLookup(((_host: string, _options: object, callback: (...found: unknown[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof dns.lookup);

const look = (lookup: ReturnType<typeof publicLookup>, options: dns.LookupOptions) =>
  new Promise((resolve, reject) => {
    lookup('erp.brand.com', options, (error, address, family) =>
      error === null ? resolve([address, family]) : reject(error),
    );
  });

test('a name is looked up for one address or all', async () => {
  const lookup = known('1.1.1.1', '2606:4700:4700::1111');
  expect(await look(lookup, {})).toEqual(['1.1.1.1', 4]);
  expect(await look(lookup, { all: true })).toEqual([
    [
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ],
    undefined,
  ]);
});

test.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['2606:4700:4700::1111', '::1']]])(
  'a name of %j is refused',
  async (addresses) => expect(look(known(...addresses), { all: true })).rejects.toThrow('a private address'),
);

test('a name that is unknown fails as it does otherwise', async () => {
  await expect(look(publicLookup(), { hints: -1 })).rejects.toThrow();
});

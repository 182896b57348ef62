import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { Reader } from 'mmdb-lib';

/** The ISO code of the country in which an address is used, as PT; null when that is not known. */
type CountryLookup = (address: string) => string | null;

/** Addresses of private networks, of which some files say a country all the same. */
const privates = new BlockList();
for (const [network, length] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privates.addSubnet(network, length);
}
privates.addSubnet('fc00::', 7, 'ipv6');
privates.addSubnet('fe80::', 10, 'ipv6');
privates.addAddress('::1', 'ipv6');

const open = (bytes: Buffer): CountryLookup => {
  const reader = new Reader(bytes);
  return (address) => {
    // An IPv4 address as a socket for IPv6 says it.
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
    const version = isIP(plain);
    // A file of IPv4 alone would be read in the wrong place.
    const isCovered = version === 4 || (version === 6 && reader.metadata.ipVersion === 6);
    if (!isCovered || privates.check(plain, `ipv${version}`)) return null;
    try {
      return codeIn(reader.get(plain));
    } catch {
      // A file that was cut off.
      return null;
    }
  };
};

/** Publishers write the code in one of two places. */
function codeIn(record: unknown): string | null {
  const { country, country_code: code = Object(country).iso_code } = Object(record);
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}

let opened: { file: string; changedAt: number; lookUp: CountryLookup } | null = null;

/**
 * Looks addresses up in a MaxMind DB file, which is read when it is first needed, and again after it was replaced. No
 * file, or one that can't be read, knows no address: what shows a country does without.
 */
export async function openCountries(file: string | null): Promise<CountryLookup> {
  if (file === null) return () => null;
  try {
    const changedAt = (await stat(file)).mtimeMs;
    if (opened?.file !== file || opened.changedAt !== changedAt) {
      opened = { file, changedAt, lookUp: open(await readFile(file)) };
    }
    return opened.lookUp;
  } catch {
    return () => null;
  }
}

/** Whether a file is a MaxMind DB. */
export function isCountryFile(file: string): boolean {
  try {
    open(readFileSync(file));
    return true;
  } catch {
    return false;
  }
}

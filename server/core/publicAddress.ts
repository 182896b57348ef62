import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The networks that IANA lists as not global, besides those outside of 2000::/3. */
const notPublic = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]) {
  const [address = '', length] = network.split('/');
  notPublic.addSubnet(address, Number(length), familyOf(address));
}

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Whether an IP address is one of the internet; those of IPv4 that are written as IPv6 are none. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  if (isIP(address) === 0 || notPublic.check(address, family)) return false;
  return family === 'ipv4' || globalUnicast.check(address, family);
}

/** Whether the host of a URL is written as a private address, or is a name of this machine. */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  return isIP(host) === 0 ? /(^|\.)localhost$/.test(host) : !isPublicAddress(host);
}

/** A name stands for a private address. */
export class PrivateAddressError extends Error {}

/** Looks names up for a connection as Node does, but fails when any of the addresses is private. */
export const publicLookup =
  (lookup: typeof dns.lookup = dns.lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return callback(error, []);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError('The name stands for a private address.'), []);
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

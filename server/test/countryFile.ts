import { writeFileSync } from 'node:fs';

type Value = string | number | { [key: string]: Value };

/** A value in the MaxMind DB format: a type in three bits with a length in five, then the bytes. */
function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([0xc4]), bytes]);
  }
  const entries = Object.entries(value).flatMap(([key, one]) => [encode(key), encode(one)]);
  return Buffer.concat([Buffer.from([0xe0 | (entries.length / 2)]), ...entries]);
}

/** Writes a MaxMind DB file that knows two halves of IPv4: below 128.0.0.0 it has one record, above the other. */
export function writeCountryFile(file: string, low: Value, high: Value): void {
  const records = [encode(low), encode(high)];
  // One node of two records of 24 bits. A record is the number of nodes, 16 and the place among the data.
  const tree = Buffer.alloc(6);
  tree.writeUIntBE(1 + 16, 0, 3);
  tree.writeUIntBE(1 + 16 + (records[0]?.length ?? 0), 3, 3);
  const about = { node_count: 1, record_size: 24, ip_version: 4, binary_format_major_version: 2 };
  const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  writeFileSync(file, Buffer.concat([tree, Buffer.alloc(16), ...records, marker, encode(about)]));
}

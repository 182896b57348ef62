import { decodeText as decodeTextBy, type Encoding, encodings, isBinary } from './decodeText';

const decodeText = (bytes: Uint8Array, chosen?: Encoding) =>
  decodeTextBy(bytes, (part, label, options) => new TextDecoder(label, options).decode(part), chosen);

const utf8 = (text: string) => [...Buffer.from(text)];
const latin1 = (text: string) => [...Buffer.from(text, 'latin1')];
const utf16 = (text: string) => [...Buffer.from(text, 'utf16le')];
const utf32 = (text: string) =>
  [...text].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return [code & 0xff, (code >> 8) & 0xff, code >> 16, 0];
  });
/** The same in the other order of bytes. */
const swapped = (bytes: readonly number[], width: number) =>
  Array.from({ length: bytes.length / width }, (_, index) =>
    bytes.slice(index * width, (index + 1) * width).toReversed(),
  ).flat();

const german = 'Größe;Stück\nM;12\n';
const japanese = '品番;色;数量\nA1;ネイビー;12\nA2;グレー;5\n';
const latvian = 'Āda;Āķis\n1;2\n';

it.each<[string, string, number[], Encoding]>([
  ['UTF-8', german, utf8(german), 'utf-8'],
  ['ASCII', 'a;b', utf8('a;b'), 'utf-8'],
  ['nothing', '', [], 'utf-8'],
  ['UTF-8 with a mark', german, utf8(`\ufeff${german}`), 'utf-8'],
  ['UTF-16 with a mark', japanese, utf16(`\ufeff${japanese}`), 'utf-16le'],
  ['UTF-16, big endian, with a mark', german, swapped(utf16(`\ufeff${german}`), 2), 'utf-16be'],
  ['UTF-32 with a mark', japanese, utf32(`\ufeff${japanese}`), 'utf-32le'],
  ['UTF-32, big endian, with a mark', german, swapped(utf32(`\ufeff${german}`), 4), 'utf-32be'],
  ['UTF-16', german, utf16(german), 'utf-16le'],
  ['UTF-16 of another script', japanese, utf16(japanese), 'utf-16le'],
  ['UTF-16 with letters that end with a zero', latvian, utf16(latvian), 'utf-16le'],
  ['UTF-16, big endian', japanese, swapped(utf16(japanese), 2), 'utf-16be'],
  ['UTF-32', japanese, utf32(japanese), 'utf-32le'],
  ['UTF-32, big endian', german, swapped(utf32(german), 4), 'utf-32be'],
  ['Western European', german, latin1(german), 'windows-1252'],
  ['Turkish', 'Yırtmaçığ', [0x59, 0xfd, ...latin1('rtma'), 0xe7, 0xfd, 0xf0], 'windows-1254'],
  ['Arabic', 'أسود S', [0xc3, 0xd3, 0xe6, 0xcf, 0x20, 0x53], 'windows-1256'],
])('reads %s', (_what, text, bytes, encoding) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, encoding });
  expect(encodings.map(({ value }) => value)).toContain(encoding);
});

it.each<[string, number[], string]>([
  [
    'UTF-8 with one byte of another encoding',
    [...utf8('é;ü;ñ\nGr'), 0xfc, ...utf8('n;è')],
    'é;ü;ñ\nGr\ufffdn;è',
  ],
  ['UTF-8 with a letter that is cut', [...utf8('é'), 0xc3], 'é\ufffd'],
])('keeps %s', (_what, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, encoding: 'utf-8' });
});

it('reads UTF-32 that is damaged', () => {
  const bytes = Uint8Array.from([...utf32('a'), 0, 0xd8, 0, 0, 1, 2, 3, 4, ...utf32('b'), 5]);
  expect(decodeText(bytes, 'utf-32le').text).toBe('a\ufffd\ufffdb\ufffd');
});

it.each<[string, number[]]>([
  ['a picture', [0xff, 0xd8, 0xff, 0, 0, 1, 2]],
  [
    'a picture of one pixel',
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1],
  ],
  ['numbers of two bytes', [1, 0, 2, 0, 3, 0, 4, 0]],
  ['zeros', [0, 0, 0, 0, 0, 0, 0, 0]],
])('does not take %s for UTF-16 or UTF-32', (_what, bytes) => {
  expect(decodeText(Uint8Array.from(bytes)).encoding).not.toMatch(/^utf-(16|32)/);
});

it('reads UTF-16 whose sample ends within a letter', () => {
  const text = `${'a;'.repeat(1023)}a\u{1f9e5};1\n`;
  expect(decodeText(Uint8Array.from(utf16(text)))).toEqual({ text, encoding: 'utf-16le' });
});

it.each([
  ['a;b', false],
  ['a\0;b\0', false],
  ['a\0\u0001', true],
  ['\ufffd\0', true],
  ['\u0007', false],
])('%j is no text: %p', (text, expected) => {
  expect(isBinary(text)).toBe(expected);
});

it('reads text in the chosen encoding', () => {
  expect(decodeText(Uint8Array.from([0xfd]), 'windows-1252')).toEqual({
    text: 'ý',
    encoding: 'windows-1252',
  });
});

import { type Message, message } from '../language/message';

/** Letters of other scripts that look like Latin ones, each line with those in its place. */
const tables = {
  Cyrillic: ['АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухԛԝ', 'ABESIJKMHOPCTYXQWaesijopcyxqw'],
  Greek: ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧον', 'ABEZHIKMNOPTYXov'],
  Cherokee: ['ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴ', 'DRTAJEWMHGZ4bRWSVSLCPKB'],
  Lisu: ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
} as const;

const latinOf = new Map(
  Object.entries(tables).flatMap(([script, [letters, latin]]) =>
    [...letters].map((letter, index) => [letter, { script, latin: latin.charAt(index) }] as const),
  ),
);

/** A text with the Latin letters that its other ones look like: WJМ123 becomes WJM123. */
export function withLatinLookalikes(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => latinOf.get(letter)?.latin ?? letter);
}

/** Names the first letter that looks like a Latin one: 'the third character is a Cyrillic letter that looks like M'. */
export function lookalikeIn(text: string): Message | null {
  for (const [index, character] of [...text].entries()) {
    const found = latinOf.get(character);
    if (found === undefined) continue;
    return message(
      '{place, plural, =1 {the first character} =2 {the second character} =3 {the third character} =4 {the fourth character} =5 {the fifth character} =6 {the sixth character} =7 {the seventh character} =8 {the eighth character} =9 {the ninth character} other {character {place}}} is a {script, select, Cyrillic {Cyrillic} Greek {Greek} Cherokee {Cherokee} other {Lisu}} letter that looks like {letter}',
      { place: index + 1, script: found.script, letter: found.latin },
    );
  }
  return null;
}

/** Whether letters of another script stand among Latin ones, and all of them look like Latin ones. */
export function isMixedWithLookalikes(text: string): boolean {
  return (
    lookalikeIn(text) !== null &&
    /\p{Script=Latin}/u.test(text) &&
    !/(?!\p{Script=Latin})\p{L}/u.test(withLatinLookalikes(text))
  );
}

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
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** A text with the Latin letters that its other ones look like: WJМ123 becomes WJM123. */
export function withLatinLookalikes(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => latinOf.get(letter)?.latin ?? letter);
}

/** Names the first letter that looks like a Latin one: 'the third character is a Cyrillic letter that looks like M'. */
export function lookalikeIn(text: string): string | null {
  for (const [index, character] of [...text].entries()) {
    const found = latinOf.get(character);
    if (found === undefined) continue;
    const which = ordinals[index];
    const where = which === undefined ? `character ${index + 1}` : `the ${which} character`;
    return `${where} is a ${found.script} letter that looks like ${found.latin}`;
  }
  return null;
}

/** Why a text that should have Latin letters looks right, but is not; null without such a letter. */
export function lookalikeRefusal(text: string): string | null {
  const found = lookalikeIn(text);
  return found === null ? null : `looks right, but ${found}: type it again`;
}

/** Whether letters of another script stand among Latin ones, and all of them look like Latin ones. */
export function isMixedWithLookalikes(text: string): boolean {
  return (
    lookalikeIn(text) !== null &&
    /\p{Script=Latin}/u.test(text) &&
    !/(?!\p{Script=Latin})\p{L}/u.test(withLatinLookalikes(text))
  );
}

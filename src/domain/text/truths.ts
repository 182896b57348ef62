/** As people and spreadsheets write them in the languages of the page. */
const truths = new Map([
  ...wordsFor(
    true,
    'true yes 1 ja oui sí si sì tak sim はい نعم wahr vrai verdadero vero waar prawda verdadeiro',
  ),
  ...wordsFor(false, 'false no 0 nein non nee nie não nao いいえ لا falsch faux falso onwaar fałsz'),
]);

function wordsFor(value: boolean, words: string): [string, boolean][] {
  return words.split(' ').map((word) => [word, value]);
}

/** Whether a word says yes or no, in one of the page's languages; undefined for other words. */
export const truthOf = (text: string): boolean | undefined => truths.get(text.normalize('NFC').toLowerCase());

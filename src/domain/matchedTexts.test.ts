import { matchedTexts } from './matchedTexts';

const fold = (text: string) => text.toLowerCase();

it.each([
  ['10205', 'WJK121 Denim jacket', ['WJK121', '10205'], '10205'],
  ['jacket 10205', 'WJK121 Denim jacket', ['WJK121', '10205'], '10205'],
  ['jacket', 'WJK121 Denim jacket', ['WJK121 jacket'], ''],
  ['aw26 4500', 'First · Women', ['4500012345', '0042', 'AW26'], 'AW26 4500012345'],
  ['45 450', 'First', ['4500012345'], '4500012345'],
  ['wjk121000m', 'WJK121 Denim jacket', ['WJK121'], ''],
  [' ', 'First', ['4500012345'], ''],
])('what has %j beside %j is found in %j: %j', (typed, shown, texts, expected) => {
  expect(matchedTexts(typed, shown, texts, fold)).toBe(expected);
});

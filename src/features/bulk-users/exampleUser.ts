/** The example row of the template, in the order of `userColumns`. */
export const exampleUser = [
  'Boutique Amélie',
  'achats@boutique-amelie.test',
  '104711',
  'wls',
  '',
  '',
  '0151',
  '0001',
  'yes',
  'Closed on Mondays',
] as const;

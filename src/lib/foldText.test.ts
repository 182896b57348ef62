import { foldText } from './foldText';

it('has neither case nor accents', () => {
  expect(foldText('Été À Łódź ÑANDÚ')).toBe('ete a łodz nandu');
});

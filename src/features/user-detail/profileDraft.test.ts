import { buildUser } from '../../test/factories/buildUser';
import { fromUser, toUpdate } from './profileDraft';

const user = buildUser({ id: '7', name: 'Bo', email: 'bo@bo.test', sap_id: '0042', pricelist: '0151' });

it('sends nothing of an untouched profile', () => {
  expect(toUpdate(user, fromUser(user))).toBeNull();
  expect(toUpdate({ ...user, sap_id: null }, fromUser({ ...user, sap_id: null }))).toBeNull();
});

it('sends what was changed and nothing else', () => {
  expect(toUpdate(user, { ...fromUser(user), sapId: ' ' })).toEqual({ id: '7', sap_id: null });
  expect(toUpdate(user, { ...fromUser(user), sapId: '42' })).toBeNull();
  expect(toUpdate(user, { ...fromUser(user), email: ' bo@b.test ', pricelist: null })).toEqual({
    id: '7',
    email: 'bo@b.test',
    pricelist: null,
  });
  expect(
    toUpdate(user, { ...fromUser(user), name: 'Bo & Co', extraInfo: 'Closed', warehouse: '0003' }),
  ).toEqual({ id: '7', name: 'Bo & Co', extra_info: 'Closed', warehouse: '0003' });
});

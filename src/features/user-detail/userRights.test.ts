import { buildUser } from '../../test/factories/buildUser';
import { toggled, userRights } from './userRights';

const admin = buildUser({ id: '1', roles: ['admin'] });
const agent = buildUser({ id: '2', roles: ['agent'] });
const colleague = buildUser({ id: '3', roles: ['agent'] });
const customer = buildUser({ id: '4', roles: ['wls'], agents: ['2'] });

const offered = (viewer: typeof admin, user: typeof admin) => {
  const { mayToggleRole, ...rights } = userRights(viewer, user);
  return { ...rights, roles: (['admin', 'agent', 'wls', 'app'] as const).filter(mayToggleRole) };
};

it('offers admins everything, except deleting and resetting themselves', () => {
  const everything = {
    maySeeDetails: true,
    mayModify: true,
    mayDelete: true,
    mayInvite: true,
    mayExport: true,
    mayResetFactors: true,
    mayChangeAgents: true,
  };
  const roles = ['admin', 'agent', 'wls', 'app'];
  expect(offered(admin, customer)).toEqual({ ...everything, roles });
  expect(offered(admin, admin)).toEqual({
    ...everything,
    mayDelete: false,
    mayInvite: false,
    mayResetFactors: false,
    roles,
  });
});

it('offers agents their customers; themselves and colleagues read-only', () => {
  const nothing = {
    maySeeDetails: false,
    mayModify: false,
    mayDelete: false,
    mayInvite: false,
    mayExport: false,
    mayResetFactors: false,
    mayChangeAgents: false,
    roles: [],
  };
  expect(offered(agent, customer)).toEqual({
    maySeeDetails: true,
    mayModify: true,
    mayDelete: true,
    mayInvite: true,
    mayExport: false,
    mayResetFactors: false,
    mayChangeAgents: true,
    roles: ['wls'],
  });
  expect(offered(agent, agent)).toEqual({ ...nothing, maySeeDetails: true });
  expect(offered(agent, colleague)).toEqual(nothing);
});

it('adds and removes one role', () => {
  expect(toggled(['wls'], 'app')).toEqual(['wls', 'app']);
  expect(toggled(['wls', 'app'], 'wls')).toEqual(['app']);
});

/**
 * The icons of Ant Design for tests, each loaded when it is first used: their index loads all eight hundred, which
 * would slow down every test file.
 */
module.exports = new Proxy(
  {},
  {
    get: (_icons, name) =>
      typeof name === 'string' && /^[A-Z]/.test(name)
        ? jest.requireActual<{ default: unknown }>(`@ant-design/icons/lib/icons/${name}`).default
        : undefined,
    has: () => true,
  },
);

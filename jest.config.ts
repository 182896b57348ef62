/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const swc: [string, object] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];
/** Packages published only as ES modules. */
const esModules = [
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'fastify-openapi-glue',
  '@seriousme',
  'uuid',
  '@ant-design/colors',
  '@ant-design/icons',
  'yet-another-react-lightbox',
];

const shared = {
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^~/(.*)$': '<rootDir>/src/$1',
    // Ant Design's ES modules are for browsers.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.css$': '<rootDir>/src/test/emptyModule.ts',
    '^@ant-design/icons$': '<rootDir>/src/test/antdIcons.ts',
  },
};

const config: Config = {
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/domain/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/domain/'],
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/demo/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/server/test/globalSetup.ts',
      globalTeardown: '<rootDir>/server/test/globalTeardown.ts',
    },
  ],
};

export default config;

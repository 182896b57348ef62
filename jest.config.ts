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
  '@otplib',
  '@scure',
  '@noble',
  'uuid',
  'yet-another-react-lightbox',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-provider',
  'intl-messageformat',
  '@formatjs',
  'gettext-parser',
];

const shared = {
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '/\\.cache/'],
  moduleNameMapper: {
    '^~/(.*)$': '<rootDir>/src/$1',
    '^fast-check$': '<rootDir>/src/test/libraries/fastCheck.cjs',
  },
};

const config: Config = {
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: '<rootDir>/src/test/environments/node.cjs',
      testMatch: ['<rootDir>/src/domain/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/src/test/environments/page.cjs',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/domain/'],
      globalSetup: '<rootDir>/src/test/globalSetup.ts',
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.css$': '<rootDir>/src/test/emptyModule.ts',
        // What globalSetup bundles.
        '^antd$': '<rootDir>/src/test/libraries/antd.cjs',
        '^antd/es/form$': '<rootDir>/src/test/libraries/antdForm.cjs',
        '^antd/es/locale/(.*)$': 'antd/locale/$1',
        '^antd/es/checkbox$': '<rootDir>/src/test/libraries/antdCheckbox.cjs',
        '^antd/es/date-picker/locale/en_US$': '<rootDir>/src/test/libraries/antdCalendarWords.cjs',
        '^@ant-design/icons$': '<rootDir>/src/test/libraries/antdIcons.cjs',
      },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/src/test/environments/node.cjs',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/demo/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@seriousme/openapi-schema-validator$': '<rootDir>/server/test/libraries/openapiValidator.cjs',
      },
      globalSetup: '<rootDir>/server/test/globalSetup.ts',
      globalTeardown: '<rootDir>/server/test/globalTeardown.ts',
    },
  ],
};

export default config;

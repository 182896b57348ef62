import { build, type Plugin } from 'esbuild';
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const iconsFolder = path.join(root, 'node_modules/@ant-design/icons/es/icons');

/** A style hook without styles: jsdom would match thousands of rules on each query by role. */
const noStyles: Plugin = {
  name: 'no-styles',
  setup({ onLoad }) {
    onLoad({ filter: /antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/ }, () => ({
      contents: `
        const noStyles = () => ['', ''];
        export const genStyleHooks = () => noStyles;
        export const genComponentStyleHook = () => noStyles;
        export const genSubStyleComponent = () => () => null;
        export const genCssVar = (antCls, component) => [
          (name) => '--' + antCls + '-' + component + '-' + name,
          (name) => 'var(--' + antCls + '-' + component + '-' + name + ')',
        ];`,
    }));
  },
};

/** One module that evaluates an icon only when a test first renders it. */
function iconsModule(): string {
  const names = readdirSync(iconsFolder).flatMap((file) => /^(\w+)\.js$/.exec(file)?.[1] ?? []);
  const getters = names.map(
    (name) => `get ${name}() { return require('@ant-design/icons/es/icons/${name}').default; }`,
  );
  return `module.exports = { ${getters.join(',\n')} };`;
}

const bundle = path.join(root, '.cache/test-libraries.cjs');

/** Whether no package and nothing in this file has changed since the bundle was made. */
function isUpToDate(): boolean {
  const changedAt = (file: string) => statSync(file).mtimeMs;
  const sources = [__filename, path.join(root, 'package-lock.json')];
  return existsSync(bundle) && sources.every((source) => changedAt(source) < changedAt(bundle));
}

/**
 * Bundles Ant Design and its icons into one CommonJS file without styles: its 1,900 modules would be resolved and
 * compiled again for each test file. `jest.config.ts` maps the names of the packages to `./libraries`.
 */
export default async function bundleLibraries(): Promise<void> {
  if (isUpToDate()) return;
  const unfinished = `${bundle}.new`;
  await build({
    stdin: {
      contents: `
        export * as antd from 'antd';
        export * as form from 'antd/es/form';
        export * as checkbox from 'antd/es/checkbox';
        export * as calendarWords from 'antd/es/date-picker/locale/en_US';
        import * as icons from 'all-icons';
        export { icons };`,
      resolveDir: root,
    },
    plugins: [
      noStyles,
      {
        name: 'all-icons',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^all-icons$/ }, () => ({ path: 'all-icons', namespace: 'icons' }));
          onLoad({ filter: /.*/, namespace: 'icons' }, () => ({ contents: iconsModule(), resolveDir: root }));
        },
      },
    ],
    outfile: unfinished,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    mainFields: ['module', 'main'],
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'dayjs', 'dayjs/*'],
    logLevel: 'warning',
  });
  renameSync(unfinished, bundle);
}

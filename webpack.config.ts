import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import { build } from 'esbuild';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type ChunkGraph, type Compiler, type Configuration, type Module } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { type BrotliOptions, constants } from 'node:zlib';

import { toWordLines } from './src/languages/shortKey';

const publicFolder = join(__dirname, 'public');
const template = join(publicFolder, 'index.html');

/** Emits the service worker, sw.js, with the list of the page's files in it: a new version of any of them makes a new worker. */
class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      // Once the names have their hashes, before the files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async () => {
        const pageFiles = compilation
          .getAssets()
          .filter(({ name }) => /\.(js|css|svg|html|woff2)$/.test(name) && !notPageFiles.test(name))
          .map(({ name, source }) => ({
            url: `/${name}`,
            revision: name.startsWith('assets/') ? null : hashOf(source.buffer()),
          }))
          .sort((a, b) => (a.url < b.url ? -1 : 1));
        const { outputFiles } = await build({
          entryPoints: [join(__dirname, 'src/service-worker/main.ts')],
          bundle: true,
          minify: true,
          write: false,
          target: 'es2022',
          define: { pageFiles: JSON.stringify(pageFiles), 'process.env.NODE_ENV': '"production"' },
        });
        for (const { contents } of outputFiles)
          compilation.emitAsset('sw.js', new sources.RawSource(Buffer.from(contents)), { minimized: true });
      });
    });
  }
}

/** The words of a language are cached once they are used. */
const notPageFiles = /^config\.js$|^assets\/words-/;

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const languagesFolder = join(__dirname, 'src/languages');

/** The version of all words: the page needs no list of their files' names then. */
function versionOfWords(): string {
  const files = readdirSync(languagesFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return hashOf(Buffer.concat(files.sort().map((name) => readFileSync(join(languagesFolder, name))))).slice(
    0,
    8,
  );
}

/** Copies the translations as the page loads them (`loadWords`). */
const copyWords = (version: string) => ({
  from: `${languagesFolder}/*/*.json`,
  globOptions: { ignore: ['**/host.json'] },
  to({ absoluteFilename: file = '' }) {
    return `assets/words-${basename(dirname(file))}-${basename(file, '.json')}.${version}.txt`;
  },
  transform: (content: Buffer) => toWordLines(JSON.parse(content.toString())),
});

// config.js is edited where it is served, and a compressed copy next to it would hide the edit.
const compressible = { test: /\.(js|css|html|svg|txt)$/, exclude: /^config\.js$/, minRatio: 0.9 };

/**
 * Ant Design's Table with nothing for its pages, which no list of ours has: they bring its Select along, 24 KB that the
 * order list loaded for nothing.
 */
const withoutPages = new webpack.NormalModuleReplacementPlugin(/^\.\.\/pagination$/, (resource) => {
  if (/antd[\\/]es[\\/]table$/.test(resource.context))
    resource.request = join(__dirname, 'src/ui/list-table/noPages.ts');
});

/** The rules of typed quantities and of files: lists, which load what the sheet shares, need none of them. */
const readsFiles = /[\\/]src[\\/]domain[\\/](?:spreadsheet|orders[\\/]unitWords)/;
/** The scripts that every line sheet loads. */
const sheetChunks = new Set(['signed-in', 'line-sheet-frame', 'line-sheet']);
/**
 * Scripts whose functions are mostly called at once. Chromium compiles these as they arrive, beside the main thread,
 * which spent 230 ms of a sheet's opening compiling 3,400 functions one by one.
 */
const compiledAtOnce = /^assets[\\/](?:framework|main|common|signed-in|line-sheet(?:-frame)?)\..*\.js$/;

interface Environment {
  WEBPACK_SERVE?: boolean;
}

export default function config(env: Environment, { mode }: { mode?: string }): Configuration {
  const production = mode === 'production';
  const api = 'http://localhost:3000';
  const wordsVersion = versionOfWords();
  const devServer: DevServerConfiguration = {
    port: 8080,
    hot: true,
    historyApiFallback: true,
    proxy: [
      {
        context: ['/api', '/auth', '/logout', '/images'],
        target: api,
        changeOrigin: true,
        headers: { origin: api },
      },
    ],
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  };
  return {
    mode: production ? 'production' : 'development',
    entry: './src/app/main.tsx',
    context: __dirname,
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(__dirname, 'dist/web'),
      publicPath: '/',
      clean: true,
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      cssFilename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      cssChunkFilename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias: { '~': join(__dirname, 'src') } },
    experiments: { css: true },
    module: {
      // Our CSS variables are set on the root for the whole page, so they keep their names.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        { test: /\.(svg|png|jpg)$/, type: 'asset' },
        // Never inlined: the content security policy allows no data.
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // As small as webpack's default, in half the time: the first start waits for it.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 12,
        maxAsyncRequests: 24,
        // Smaller modules are copied into each chunk that uses them: at 20,000 about 30 KB of antd came twice.
        minSize: 10_000,
        cacheGroups: {
          // What every page needs, including the login. antd is left to the chunks that use it.
          framework: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|immer|reselect|@reduxjs)[\\/]/,
            name: 'framework',
            chunks: 'initial',
            priority: 20,
          },
          // What the line sheet shares with other pages comes as one script: twenty weighed 12 KB more, and the browser
          // spent a tenth of a sheet's opening time requesting them.
          common: {
            test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              !readsFiles.test(module.nameForCondition() ?? '') &&
              [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => sheetChunks.has(name ?? '')),
            name: 'common',
            type: 'javascript/auto',
            chunks: 'async',
            minChunks: 2,
            priority: 10,
          },
        },
      },
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(__dirname, '.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    plugins: [
      // The template has the tags behind what it shows at once.
      new HtmlPlugin({ template, inject: false, scriptLoading: 'defer', minify: production }),
      // Marked minimized: people edit config.js.
      new CopyPlugin({
        patterns: [
          { from: publicFolder, globOptions: { ignore: [template] }, info: { minimized: true } },
          copyWords(wordsVersion),
        ],
      }),
      withoutPages,
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode ?? 'development'),
        'process.env.WORDS_VERSION': JSON.stringify(wordsVersion),
      }),
      ...(env.WEBPACK_SERVE ? [new ForkTsCheckerPlugin()] : []),
      ...(production
        ? [
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: compiledAtOnce,
              // After the minimizer, which removes comments.
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new ServiceWorkerPlugin(),
            new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
            new CompressionPlugin<BrotliOptions>({
              ...compressible,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : []),
    ],
    devServer,
    stats: { preset: 'errors-warnings', assets: false },
  };
}

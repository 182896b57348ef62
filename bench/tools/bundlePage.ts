import { build } from 'esbuild';

/** The script of a benchmark page, as a production build has it. */
export async function bundlePage(source: string): Promise<string> {
  const result = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}

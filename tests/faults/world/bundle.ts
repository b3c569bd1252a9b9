import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const SETTLE = /[\\/]lib[\\/]payments[\\/]settle[\\/]settle\.ts$/;
const NAIVE = path.resolve('tests/faults/naive/settle.ts');

/**
 * Bundles our own modules of the server under test, because finding and compiling them one by one would take longer
 * than one of these servers lives. Packages stay external. If `naive`, the bundle has the faulty
 * tests/faults/naive/settle.ts, which loses or duplicates orders, to prove that the runs detect it. Returns the path of
 * the bundle.
 */
export async function bundleServer(folder: string, naive: boolean): Promise<string> {
  const outfile = path.join(folder, 'server.mjs');
  await build({
    entryPoints: ['tests/faults/server/main.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: naive ? [naivePlugin] : [],
  });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return outfile;
}

const naivePlugin: Plugin = {
  name: 'naive settle',
  setup(build) {
    build.onLoad({ filter: SETTLE }, async () => ({
      contents: await readFile(NAIVE, 'utf8'),
      loader: 'ts',
      resolveDir: path.dirname(NAIVE),
    }));
  },
};

import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** The folder of the worker that reads codes, in public/. */
export const SCAN_SEARCH = 'public/scan-search';

/**
 * Bundles the worker that reads codes, and copies the WebAssembly that it loads, named by its content. As a script of its
 * own, the worker has a policy of its own, so that no page's policy has to allow WebAssembly (decision 0020).
 */
export async function bundleScanSearch(folder = SCAN_SEARCH): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: { worker: 'components/scan/search/worker.ts' },
    outdir: folder,
    loader: { '.wasm': 'file' },
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
}

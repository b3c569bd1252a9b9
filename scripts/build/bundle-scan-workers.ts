import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { SCAN_WORKER_POLICIES } from '@/lib/platform/csp/scan-worker-policies';
import { NEXT_MEDIA } from '@/lib/platform/paths';

/** The names of the workers, and what each is bundled from. */
const WORKERS = {
  'scan-worker': 'components/scan/search/worker.ts',
  'scan-heic-worker': 'components/scan/heic/worker.ts',
};

/** libheif remains a file of its own, unchanged, as its license wants it (decision 0129). */
const LIBHEIF_AS_FILE: Plugin = {
  name: 'libheif-as-file',
  setup: ({ onLoad }) =>
    onLoad({ filter: /libheif-bundle\.js$/ }, async ({ path: file }) => ({
      contents: await readFile(file),
      loader: 'file',
    })),
};

export type ScanWorkers = {
  /** What the build of the pages must know: the addresses of the workers. */
  environment: { NEXT_PUBLIC_SCAN_WORKER: string; NEXT_PUBLIC_SCAN_HEIC_WORKER: string };
  /** Writes the files into the folder of a build. Next empties it when it begins to build. */
  writeTo: (nextFolder: string) => Promise<void>;
};

/**
 * Bundles the workers of the scanner, and copies what they load. All files are named by their content and belong to
 * Next's static files, so that they are kept, cached and shared between releases as those are (decision 0084). As
 * scripts of their own, the workers have a policy of their own, so that no page's policy has to allow WebAssembly
 * (decision 0020).
 */
export async function bundleScanWorkers(): Promise<ScanWorkers> {
  const { outputFiles } = await build({
    entryPoints: WORKERS,
    outdir: 'bundled', // nothing is written there
    write: false,
    loader: { '.wasm': 'file' },
    plugins: [LIBHEIF_AS_FILE],
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    // Browsers keep a worker and its policy for a year, so a worker with another policy needs another name.
    banner: { js: `/* ${JSON.stringify(SCAN_WORKER_POLICIES)} */` },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  const files = outputFiles.map(({ path: at, contents }) => ({
    name: path.basename(at),
    contents,
  }));
  const addressOf = (worker: keyof typeof WORKERS) =>
    NEXT_MEDIA + files.find(({ name }) => name.startsWith(`${worker}-`))?.name;
  return {
    environment: {
      NEXT_PUBLIC_SCAN_WORKER: addressOf('scan-worker'),
      NEXT_PUBLIC_SCAN_HEIC_WORKER: addressOf('scan-heic-worker'),
    },
    writeTo: async (nextFolder) => {
      const folder = path.join(nextFolder, 'static', 'media');
      await mkdir(folder, { recursive: true });
      for (const { name, contents } of files) await writeFile(path.join(folder, name), contents);
    },
  };
}

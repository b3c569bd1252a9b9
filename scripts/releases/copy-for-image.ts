import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { build } from 'esbuild';
import { fontParts } from '@/lib/memorials/card/card-fonts';

/** Files that the server reads by path; the others are imported. */
const PARTS = [
  '.next/**/*',
  'dist/**/*',
  'lib/media/decoder/*.ts',
  'lib/memorials/card/*.png',
  'lib/platform/language/generated/catalogues/*.json',
  'messages/**/*.json',
  'prisma/migrations/**/*',
  'public/**/*',
  'next.config.mjs',
  'package.json',
  'node_modules/@fontsource-variable/*/unicode.json',
  // Loaded in a way that cannot be traced (scripts/database/schema-engine.ts; libpg-query itself).
  'node_modules/@prisma/schema-engine-wasm/{package.json,schema_engine_bg.{js,wasm}}',
  'node_modules/libpg-query/wasm/libpg-query.wasm',
  // A release passes the package on, so its license has to be in it (decision 0129).
  'node_modules/libheif-js/{LICENSE,libheif-wasm/{LICENSE,libheif.wasm}}',
  // Next checks that they exist when it reads its configuration, even if it builds nothing.
  'node_modules/next/dist/compiled/webpack/**/*.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];
/** The links to packages in this folder are copied as links. */
const LINKS = '.next/node_modules';
const UNREAD_FILES = /\.(?:map|d\.ts|nft\.json)$|^\.next\/node_modules\//;
/** Next's lists of the files that its server and each route import. They name paths in the checkout too. */
const IMPORT_LISTS = ['.next/next-server.js.nft.json', '.next/server/**/*.nft.json'];
const PACKAGE_FILES = /^node_modules\//;
const ENTRIES = [
  'dist/main.mjs',
  'dist/page-cache.mjs',
  'dist/migrate.mjs',
  'dist/backup.mjs',
  'node_modules/next/dist/server/next.js',
];
/** Sources that run uncompiled, or are read before compiling. They import other files of lib. */
const SOURCES = ['lib/media/decoder/main.ts', 'next.config.mjs'];
/** Packages that Next imports only in development or during a build. */
const BUILD_ONLY_FILES = [
  'node_modules/@next/swc-*/**',
  'node_modules/typescript/**',
  'node_modules/next/dist/compiled/{babel,babel-packages,next-devtools,terser,cssnano-simple}/**',
  'node_modules/next/dist/compiled/{postcss-*,sass-loader,css-*,schema-utils*,react-refresh}/**',
  'node_modules/next/dist/compiled/{react,react-dom}-experimental/**',
  'node_modules/next/dist/compiled/next-server/**/*.dev.js',
  'node_modules/next/dist/esm/**',
];

/**
 * Copies only the files that a server of this release needs into an empty folder, with Node as bin/node. Returns the
 * number of bytes.
 */
export async function copyForImage(release: string, target: string): Promise<number> {
  await mkdir(target, { recursive: true });
  const files = new Set<string>(globSync(PARTS, { cwd: release }));
  for (const list of globSync(IMPORT_LISTS, { cwd: release }))
    for (const file of await filesListedIn(release, list))
      if (PACKAGE_FILES.test(file)) files.add(file);
  const [sources, compiledFolder] = await compiledSources(release);
  for (const file of [...sources, ...(await traceFiles(release, compiledFolder))]) files.add(file);
  for (const { file } of await fontParts()) files.add(path.relative('', file));
  let bytes = await copyFile(process.execPath, path.join(target, 'bin/node'));
  for (const file of files)
    if (!UNREAD_FILES.test(file))
      bytes += await copyFile(path.join(release, file), path.join(target, file));
  const links = path.join(target, LINKS);
  await cp(path.join(release, LINKS), links, { recursive: true, verbatimSymlinks: true });
  return bytes;
}

async function filesListedIn(release: string, list: string): Promise<string[]> {
  const { files }: { files: string[] } = JSON.parse(
    await readFile(path.join(release, list), 'utf8'),
  );
  return files.map((file) => path.join(path.dirname(list), file));
}

/** The sources that run uncompiled, and a folder in which they are compiled to trace their packages. */
async function compiledSources(release: string): Promise<[string[], string]> {
  const folder = await mkdtemp(path.join(release, 'dist', 'traced-'));
  const { metafile } = await build({
    entryPoints: SOURCES.map((file) => path.join(release, file)),
    absWorkingDir: path.resolve(release),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    metafile: true,
    logLevel: 'silent',
  });
  return [Object.keys(metafile.inputs), folder];
}

async function traceFiles(release: string, compiledFolder: string): Promise<Iterable<string>> {
  const base = path.resolve(release);
  const compiledEntries = globSync('**/*.mjs', { cwd: compiledFolder }).map((file) =>
    path.join(compiledFolder, file),
  );
  const entries = [...ENTRIES.map((file) => path.join(release, file)), ...compiledEntries];
  const { fileList } = await nodeFileTrace(
    entries.map((file) => path.resolve(file)),
    { base, processCwd: base, ignore: BUILD_ONLY_FILES },
  );
  await rm(compiledFolder, { recursive: true });
  return fileList;
}

async function copyFile(from: string, to: string): Promise<number> {
  const stats = await stat(from).catch(() => null);
  if (!stats?.isFile()) return 0;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to, { verbatimSymlinks: true });
  return stats.size;
}

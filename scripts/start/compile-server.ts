import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { fingerprint } from './fingerprint';
import { ROUTE_FILES, routeTemplates } from './route-templates';

/** The sources of the server. */
const SOURCES = [
  '{lib,server,scripts/database}/**/*.ts',
  'scripts/{migrate,start/{options,started-parts}}.ts',
  'scripts/backup/*.ts',
  'messages/**/*.json',
  'prisma/schema/*.prisma',
  '{tsconfig.json,package.json,package-lock.json}',
  ROUTE_FILES,
];
const GENERATED = [
  'lib/platform/db/generated/',
  'lib/platform/language/generated/',
  'lib/platform/openapi/generated/',
];
const FOLDER = 'dist';
const STAMP = `${FOLDER}/compiled-from`;

/** The fingerprint of a server compiled from the current sources. */
export const serverFingerprint = () => fingerprint(SOURCES, [process.version], GENERATED);

export const isServerCurrent = async (expected: string) =>
  existsSync(`${FOLDER}/main.mjs`) && (await readFile(STAMP, 'utf8').catch(() => '')) === expected;

/**
 * Compiles the server, the programs for migrations and backups without a checkout, and the page cache (next.config.mjs
 * names its file). Packages stay in node_modules. Shared modules are in one chunk, so that they are in memory only
 * once.
 */
export async function compileServer(expected: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: 'server/main.ts',
      migrate: 'scripts/migrate.ts',
      backup: 'scripts/backup/nightly.ts',
      'page-cache': 'server/page-cache.ts',
    },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node22',
    define: { ROUTE_TEMPLATES: JSON.stringify(routeTemplates()) },
    sourcemap: 'linked',
    logLevel: 'silent',
  });
  await writeFile(STAMP, expected);
}

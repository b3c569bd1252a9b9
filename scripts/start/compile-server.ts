import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { fingerprint } from './fingerprint';
import { ROUTE_FILES, routeTemplates } from './route-templates';

/** What the server is compiled from. */
const SOURCES = [
  '{lib,server,scripts/database}/**/*.ts',
  'scripts/{migrate,start/{options,running}}.ts',
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

/** The fingerprint that a server compiled from these sources would have. */
export const wantedServer = () => fingerprint(SOURCES, [process.version], GENERATED);

export const isCompiled = async (wanted: string) =>
  existsSync(`${FOLDER}/main.mjs`) && (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;

/**
 * Compiles our own modules of the server, the programs that migrate and back up where there is no checkout, and Next's page cache beside it (next.config.mjs names
 * that file). Packages stay in node_modules. What both need is in one chunk, and so in memory once.
 */
export async function compileServer(wanted: string): Promise<void> {
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
  await writeFile(STAMP, wanted);
}

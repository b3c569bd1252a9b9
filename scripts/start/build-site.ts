import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScanWorkers } from '../build/bundle-scan-workers';
import { deduplicateChunks } from '../build/deduplicate-chunks';
import { startChild } from './child';
import { fingerprint } from './fingerprint';
import { settingNames } from './setting-names';
import type { StartedParts } from './started-parts';

/** The sources of a build. */
export const SOURCES = [
  '{app,components,lib,messages,public}/**/*',
  'prisma/schema/*.prisma',
  'scripts/build/*',
  '{instrumentation.ts,middleware.ts,next.config.mjs,postcss.config.mjs,tsconfig.json}',
  '{package.json,package-lock.json}',
];
/** The settings that a build depends on: its rewrites contain the languages. All others are read at run time. */
const BUILD_SETTINGS = ['LANGUAGES'];
const GENERATED = [
  'lib/platform/db/generated/',
  'lib/platform/language/generated/',
  'lib/platform/openapi/generated/',
];
const STAMP = '.next/perennial-build';
/** Next writes this file last. */
const LAST_FILE = '.next/BUILD_ID';

/** The fingerprint that a build of these sources would have. */
export const buildFingerprint = (env: NodeJS.ProcessEnv): Promise<string> =>
  fingerprint(
    SOURCES,
    [...BUILD_SETTINGS.map((name) => env[name] ?? ''), process.version],
    GENERATED,
  );

export const isBuildCurrent = async (expected: string) =>
  existsSync(LAST_FILE) && (await readFile(STAMP, 'utf8').catch(() => '')) === expected;

/**
 * Runs `next build` with only `BUILD_SETTINGS`, since it renders no pages. Its output goes to the log; if it fails, the
 * last lines go into the error.
 */
export async function buildSite(
  expected: string,
  env: NodeJS.ProcessEnv,
  folder: string,
  running: StartedParts,
): Promise<void> {
  await rm(LAST_FILE, { force: true });
  const scanWorkers = await bundleScanWorkers();
  const child = startChild(['node_modules/next/dist/bin/next', 'build'], {
    name: 'build',
    logFolder: path.join(folder, 'logs'),
    env: { ...buildEnvironment(env), ...scanWorkers.environment },
  });
  await running.finish(child);
  if (!existsSync(LAST_FILE)) throw new Error(`the build did not finish.\n${child.lastLines()}`);
  await deduplicateChunks('.next');
  await scanWorkers.writeTo('.next');
  await writeFile(STAMP, expected);
}

/**
 * The environment of a build. The other settings are set to empty, because Next itself reads the checkout's `.env` for
 * variables that are not set.
 */
export const buildEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...Object.fromEntries([...settingNames, 'NEXTAUTH_URL'].map((name) => [name, ''])),
  ...Object.fromEntries(BUILD_SETTINGS.map((name) => [name, env[name] ?? ''])),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});

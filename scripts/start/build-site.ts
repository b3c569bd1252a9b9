import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageSources } from '@/lib/payments/providers/registry';
import { startChild } from './child';
import { fingerprint } from './fingerprint';
import type { Running } from './running';

/** What a build is made from. */
const SOURCES = [
  '{app,components,lib,messages,public}/**/*',
  'prisma/schema.prisma',
  'scripts/build/*',
  '{middleware.ts,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
];
/** Settings that appear in pages which are rendered at build time, beside the providers' origins. */
const SHOWN_SETTINGS = [
  'SITE_URL',
  'LANGUAGES',
  'SECOND_CALENDAR',
  'OPERATOR_NAME',
  'CONTACT_EMAIL',
  'SOCIAL_INSTAGRAM_URL',
  'SOCIAL_FACEBOOK_URL',
  'SOCIAL_X_URL',
];
const GENERATED = ['lib/platform/db/generated/', 'lib/platform/language/generated/'];
const STAMP = '.next/perennial-build';
/** Next writes this last. */
const PROOF = '.next/BUILD_ID';

/** The fingerprint that a build of these sources for this address and database would have. */
export async function wantedBuild(env: NodeJS.ProcessEnv, database: string): Promise<string> {
  const shown = SHOWN_SETTINGS.map((name) => env[name] ?? '');
  shown.push(JSON.stringify(pageSources(env)));
  return fingerprint(SOURCES, [...shown, database, process.version], GENERATED);
}

export const isBuilt = async (wanted: string) =>
  existsSync(PROOF) && (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;

/** Runs `next build`. Its output goes to the log, and its end into the error when it fails. */
export async function buildSite(
  wanted: string,
  env: NodeJS.ProcessEnv,
  folder: string,
  running: Running,
): Promise<void> {
  await rm(PROOF, { force: true });
  const child = startChild(['node_modules/next/dist/bin/next', 'build'], {
    name: 'build',
    logFolder: path.join(folder, 'logs'),
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  await running.finish(child);
  if (!existsSync(PROOF)) throw new Error(`the build did not finish.\n${child.lastLines()}`);
  await writeFile(STAMP, wanted);
}

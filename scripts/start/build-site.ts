import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './child';
import { fingerprint } from './fingerprint';
import type { Running } from './running';

/** What a build is made from. */
const SOURCES = [
  '{app,components,lib,public}/**/*',
  'prisma/schema.prisma',
  '{middleware.ts,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
];
const GENERATED = 'lib/db/generated/';
const STAMP = '.next/perennial-build';
/** Next writes this last. */
const PROOF = '.next/BUILD_ID';

/** The fingerprint that a build of these sources for this address and database would have. */
export async function wantedBuild(env: NodeJS.ProcessEnv, database: string): Promise<string> {
  const sandboxes = [env.PAYSTACK_POPUP_URL ?? '', env.PAYFAST_BASE_URL ?? ''];
  const address = [env.SITE_URL ?? '', ...sandboxes, database, process.version];
  return fingerprint(SOURCES, address, [GENERATED]);
}

export const isBuilt = async (wanted: string) =>
  existsSync(PROOF) && (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;

/** `next build`, whose output goes to the log and is shown when it fails. */
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

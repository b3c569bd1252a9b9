import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './child';
import { fingerprint } from './fingerprint';
import type { StartedParts } from './started-parts';

const STAMP = 'lib/platform/db/generated/.made-from';

/** The fingerprint of the Prisma client's sources. */
export const clientFingerprint = () =>
  fingerprint(['prisma/schema/*.prisma', 'package-lock.json'], []);

export const isClientCurrent = async (expected: string) =>
  (await readFile(STAMP, 'utf8').catch(() => '')) === expected;

/** Runs `prisma generate` without downloading an engine binary. */
export async function generateClient(
  expected: string,
  logFolder: string,
  running: StartedParts,
): Promise<void> {
  const program = path.resolve('node_modules/prisma/build/index.js');
  const child = startChild([program, 'generate'], {
    name: 'generate',
    logFolder,
    // Any executable will do, since generating does not run it (architecture.md, "Local stack and real stack").
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  });
  await running.finish(child);
  await writeFile(STAMP, expected);
}

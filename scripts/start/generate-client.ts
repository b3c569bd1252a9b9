import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './child';
import { fingerprint } from './fingerprint';
import type { Running } from './running';

const STAMP = 'lib/platform/db/generated/.made-from';

/** The fingerprint of the Prisma client's sources. */
export const wantedClient = () => fingerprint(['prisma/schema/*.prisma', 'package-lock.json'], []);

export const isGenerated = async (wanted: string) =>
  (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;

/** Runs `prisma generate` without downloading an engine binary. */
export async function generateClient(
  wanted: string,
  logFolder: string,
  running: Running,
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
  await writeFile(STAMP, wanted);
}

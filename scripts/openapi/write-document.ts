import { readFile, writeFile } from 'node:fs/promises';
import { startChild } from '../start/child';
import { fingerprint } from '../start/fingerprint';
import type { Running } from '../start/running';

export const FOLDER = 'lib/platform/openapi/generated';
const STAMP = `${FOLDER}/.made-from`;
/** The files that the routes' declarations depend on. */
const SOURCES = [
  '{app,lib,scripts/openapi}/**/*.ts',
  'prisma/schema/*.prisma',
  'package-lock.json',
];
const GENERATED = ['lib/platform/db/generated/', 'lib/platform/language/generated/', FOLDER];

/** The fingerprint of everything that the OpenAPI document is generated from. */
export const wantedDocument = () => fingerprint(SOURCES, [], GENERATED);

export const isWritten = async (wanted: string) =>
  (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;

/** Generates the OpenAPI document in a separate process, since that loads all routes. */
export async function writeDocument(
  wanted: string,
  logFolder: string,
  running: Running,
): Promise<void> {
  const child = startChild(['--import', 'tsx', 'scripts/openapi/main.ts'], {
    name: 'openapi',
    logFolder,
    env: process.env,
  });
  await running.finish(child);
  await writeFile(STAMP, wanted);
}

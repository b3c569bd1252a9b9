import { readFile, writeFile } from 'node:fs/promises';
import { startChild } from '../start/child';
import { fingerprint } from '../start/fingerprint';
import type { Running } from '../start/running';

export const FOLDER = 'lib/platform/openapi/generated';
const STAMP = `${FOLDER}/.made-from`;
/** What the declarations of routes are made from. */
const SOURCES = [
  '{app,lib,scripts/openapi}/**/*.ts',
  'prisma/schema/*.prisma',
  'package-lock.json',
];
const GENERATED = ['lib/platform/db/generated/', 'lib/platform/language/generated/', FOLDER];

/** The fingerprint of what the document of the API is written from. */
export const wantedDocument = () => fingerprint(SOURCES, [], GENERATED);

export const isWritten = async (wanted: string) =>
  (await readFile(STAMP, 'utf8').catch(() => '')) === wanted;

/** Writes the document of the API from the routes' declarations, in a process of its own: that loads all of them. */
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

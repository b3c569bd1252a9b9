import { readFile, writeFile } from 'node:fs/promises';
import { startChild } from '../start/child';
import { fingerprint } from '../start/fingerprint';
import type { StartedParts } from '../start/started-parts';

export const DOCUMENT_FOLDER = 'lib/platform/openapi/generated';
const STAMP = `${DOCUMENT_FOLDER}/.made-from`;
/** The files that the routes' declarations depend on. */
const SOURCES = [
  '{app,lib,scripts/openapi}/**/*.ts',
  'prisma/schema/*.prisma',
  'package-lock.json',
];
const GENERATED = [
  'lib/platform/db/generated/',
  'lib/platform/language/generated/',
  DOCUMENT_FOLDER,
];

/** The fingerprint of everything that the OpenAPI document is generated from. */
export const documentFingerprint = () => fingerprint(SOURCES, [], GENERATED);

export const isDocumentCurrent = async (expected: string) =>
  (await readFile(STAMP, 'utf8').catch(() => '')) === expected;

/** Generates the OpenAPI document in a separate process, since that loads all routes. */
export async function writeDocument(
  expected: string,
  logFolder: string,
  running: StartedParts,
): Promise<void> {
  const child = startChild(['--import', 'tsx', 'scripts/openapi/main.ts'], {
    name: 'openapi',
    logFolder,
    env: process.env,
  });
  await running.finish(child);
  await writeFile(STAMP, expected);
}

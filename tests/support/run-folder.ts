import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Creates the folder of a run whose tests need no database. Returns the function that deletes it. */
export default async function makeRunFolder(project: TestProject): Promise<() => Promise<void>> {
  // The name is short because Chromium puts a socket below it, whose path may have at most 107 bytes.
  const folder = await mkdtemp(path.join(tmpdir(), 'pt-'));
  await chmod(folder, 0o755); // root runs databases as the account postgres, which must be able to enter
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

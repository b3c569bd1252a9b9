import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Makes the folder of a run whose tests need no database. Returns the function that deletes it. */
export default async function makeRunFolder(project: TestProject): Promise<() => Promise<void>> {
  // Short names: Chromium's socket below this folder may have a path of 107 bytes at most.
  const folder = await mkdtemp(path.join(tmpdir(), 'pt-'));
  await chmod(folder, 0o755); // root hands databases to the account postgres, which must get in
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

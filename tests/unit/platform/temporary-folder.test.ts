import { existsSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deleteAbandonedFolders, temporaryFolder } from '@/lib/platform/temporary-folder';

it('deletes folders left by a dead server, but none that may be in use', async () => {
  const [abandonedFolder, usedFolder] = [await temporaryFolder(), await temporaryFolder()];
  await writeFile(path.join(abandonedFolder, 'film'), 'x');
  const twoHoursAgo = Date.now() / 1000 - 2 * 3600;
  await utimes(abandonedFolder, twoHoursAgo, twoHoursAgo);
  expect(await deleteAbandonedFolders()).toBeGreaterThan(0);
  expect([existsSync(abandonedFolder), existsSync(usedFolder)]).toEqual([false, true]);
  expect(await deleteAbandonedFolders(Date.now() + 2 * 3600_000)).toBeGreaterThan(0);
  expect(existsSync(usedFolder)).toBe(false);
});

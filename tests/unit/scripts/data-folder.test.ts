import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeDataFolder } from '@/scripts/start/data-folder';

const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);
/** PostgreSQL of root runs as another account, which must pass through. */
const OUTER = process.getuid?.() === 0 ? '711' : '700';

it('only its owner may read the data folder and what is in it, also one that an earlier release made', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), '.data');
  mkdirSync(path.join(folder, 'media'), { recursive: true });
  for (const each of [folder, path.join(folder, 'media')]) chmodSync(each, 0o755);
  await makeDataFolder(folder);
  expect(modeOf(folder)).toBe(OUTER);
  for (const each of ['logs', 'media', 'sandbox'])
    expect(modeOf(path.join(folder, each)), each).toBe('700');
});

import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readStoredSecrets } from '@/scripts/start/data-folder';
import { openSite } from '@/scripts/start/open-site';
import { StartedParts } from '@/scripts/start/started-parts';

const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), '.data');
  Object.assign(process.env, {
    DATABASE_URL: 'postgresql://site@127.0.0.1:1/site',
    FIELD_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    PERENNIAL_DATA_DIR: folder,
    PERENNIAL_EMBEDDED: 'auto',
  });
  delete process.env.BACKUP_PASSPHRASE;
});
afterEach(() => {
  process.env = { ...before };
});

it('fills in no passphrase if it cannot be stored, because nobody could open the backup', async () => {
  await openSite(new StartedParts());
  expect(process.env.BACKUP_PASSPHRASE).toBeUndefined();
  expect(existsSync(folder)).toBe(false);
});

it('fills in the stored passphrase', async () => {
  mkdirSync(folder);
  await openSite(new StartedParts());
  const { BACKUP_PASSPHRASE } = await readStoredSecrets(folder);
  expect(BACKUP_PASSPHRASE).toHaveLength(32);
  expect(process.env.BACKUP_PASSPHRASE).toBe(BACKUP_PASSPHRASE);
});

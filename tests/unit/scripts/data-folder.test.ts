import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  makeDataFolder,
  readSecrets,
  requireOwnFolder,
  storeSecrets,
} from '@/scripts/start/data-folder';

const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);
/** root runs PostgreSQL as another account, which must be able to pass through. */
const DATA_FOLDER_MODE = process.getuid?.() === 0 ? '711' : '700';

it('makes the data folder readable for its owner only, even one from an earlier release', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), '.data');
  mkdirSync(path.join(folder, 'media'), { recursive: true });
  for (const each of [folder, path.join(folder, 'media')]) chmodSync(each, 0o755);
  await makeDataFolder(folder);
  expect(modeOf(folder)).toBe(DATA_FOLDER_MODE);
  for (const each of ['logs', 'media', 'sandbox'])
    expect(modeOf(path.join(folder, each)), each).toBe('700');
});

it('stores the secrets in a file that only its owner can read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const secrets = await readSecrets(folder);
  await storeSecrets(folder, secrets);
  expect(await readSecrets(folder)).toEqual(secrets);
  expect(modeOf(path.join(folder, 'secrets.json'))).toBe('600');
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

it('stores the secrets of one of several simultaneous starts, and every start uses these secrets', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const secretsRead = await Promise.all(Array.from({ length: 3 }, () => readSecrets(folder)));
  const secretsStored = await Promise.all(
    secretsRead.map((secrets) => storeSecrets(folder, secrets)),
  );
  const stored = await readSecrets(folder);
  expect(secretsStored).toEqual([stored, stored, stored]);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

it.skipIf(process.getuid?.() !== 0)(
  "root gives the files to the folder's owner, and refuses to start PostgreSQL there",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
    chownSync(folder, 12_345, 12_346);
    await storeSecrets(folder, await readSecrets(folder));
    const { uid, gid } = statSync(path.join(folder, 'secrets.json'));
    expect([uid, gid]).toEqual([12_345, 12_346]);
    await expect(requireOwnFolder(folder)).rejects.toThrow('belongs to the account 12345');
    chownSync(folder, 0, 0);
    await requireOwnFolder(folder);
  },
);

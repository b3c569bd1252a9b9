import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectList } from '@/scripts/backup/objects';
import { openPlace } from '@/scripts/backup/place';
import { requireUnusedDatabase, restoreDatabase } from '@/scripts/backup/restore-backup';
import { restoreObjects } from '@/scripts/backup/restore-objects';
import { EXCLUDED_TABLES } from '@/scripts/backup/tables';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import {
  backUp,
  checkBackupAt,
  newBackupFolder,
  restoreToNewDatabase,
  tableHashes,
} from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { queryDatabase } from '@/tests/support/query-database';
import { addEndpoint } from '@/tests/support/webhook';

const OTHER_KEY = Buffer.alloc(32, 9).toString('base64');

let backup: WrittenBackup;
/** The address of a database into which the backup was restored. */
let url: string;

const mail = (key: string) => ({
  ...{ key, to: 'ada@example.org', subject: '123456 is your code', text: 'Hello', html: 'Hello' },
});

beforeAll(async () => {
  const { user } = await ada();
  await addMemorialWithPicture(user.id, true);
  await db().$transaction(async (tx) => {
    await enqueueMail(tx, mail('receipt/waiting'));
    await enqueueMail(tx, mail('otp/code/1'));
    await tx.auditEvent.create({
      data: { actor: 'system', action: 'test', subject: 'a' },
      select: { id: true },
    });
  });
  const { id: endpointId } = await addEndpoint('https://hooks.example.org', { userId: user.id });
  await db().webhookDelivery.create({
    data: {
      ...{ id: newId(), endpointId, eventId: newId(), type: 'media.added', payload: '{}' },
      nextAt: new Date(),
    },
    select: { id: true },
  });
  backup = await backUp(await newBackupFolder());
  url = await restoreToNewDatabase(backup.folder);
});

/** Flips one bit in the middle of a file. */
async function damage(file: string): Promise<() => Promise<void>> {
  const before = await readFile(file);
  const after = Buffer.from(before);
  const middle = Math.floor(after.length / 2);
  after[middle] = (after[middle] ?? 0) ^ 1;
  await writeFile(file, after);
  return () => writeFile(file, before);
}

describe('npm run restore', () => {
  it('restores every table, except those that a restored site must not have', async () => {
    const [then, now] = [await tableHashes(env().DATABASE_URL), await tableHashes(url)];
    // The restore itself changes these tables.
    for (const name of [...EXCLUDED_TABLES, 'backup_runs', 'outbox', 'webhook_deliveries']) {
      delete then[name];
      delete now[name];
    }
    expect(Object.keys(now).length).toBeGreaterThan(20);
    expect(now).toEqual(then);
    expect(await queryDatabase(url, 'SELECT 1 FROM sessions')).toEqual([]);
  });

  it('restores triggers, foreign keys and sequences', async () => {
    await expect(queryDatabase(url, 'DELETE FROM audit')).rejects.toThrow('only grows');
    const keys = `SELECT conname, convalidated FROM pg_constraint WHERE contype = 'f' ORDER BY 1`;
    expect(await queryDatabase(url, keys)).toEqual(await queryDatabase(env().DATABASE_URL, keys));
    const insert = `INSERT INTO audit (actor, action, subject) VALUES ('system', 'test', 'b') RETURNING id`;
    const [next] = await queryDatabase<{ id: string }>(url, insert);
    const [last] = await queryDatabase<{ id: string }>(
      env().DATABASE_URL,
      'SELECT max(id) AS id FROM audit',
    );
    expect(Number(next?.id)).toBeGreaterThan(Number(last?.id));
  });

  it('holds unsent mails, and deletes codes, which can no longer be used', async () => {
    const mails = await queryDatabase(
      url,
      'SELECT key, "heldAt" IS NOT NULL AS held FROM outbox ORDER BY 1',
    );
    expect(mails).toEqual([{ key: 'receipt/waiting', held: true }]);
    expect(await queryDatabase(url, `SELECT 1 FROM pgboss.job WHERE name = 'send-mail'`)).toEqual(
      [],
    );
  });

  it('sends no pending webhook deliveries, and says why', async () => {
    const rows = await queryDatabase(url, 'SELECT "nextAt", error FROM webhook_deliveries');
    expect(rows).toEqual([{ nextAt: null, error: 'restored' }]);
  });

  it('restores missing files unchanged', async () => {
    const keys = (await readdir(env().MEDIA_DIR ?? '', { recursive: true })).filter((file) =>
      file.endsWith('.webp'),
    );
    const [key = ''] = keys;
    const file = path.join(env().MEDIA_DIR ?? '', key);
    const before = await readFile(file);
    await storagePort().delete(key);
    expect(await restoreObjects(await checkBackupAt(backup.folder), storagePort())).toEqual({
      restored: 1,
      lost: [],
    });
    expect(await readFile(file)).toEqual(before);
    expect(await restoreObjects(await checkBackupAt(backup.folder), storagePort())).toEqual({
      restored: 0,
      lost: [],
    });
  });

  it('refuses a database in use', async () => {
    const fault = /in use: its table \w+ has rows/;
    await expect(requireUnusedDatabase(env().DATABASE_URL)).rejects.toThrow(fault);
    const checked = await checkBackupAt(backup.folder);
    const before = await tableHashes(env().DATABASE_URL);
    await expect(restoreDatabase(checked, env().DATABASE_URL, () => {})).rejects.toThrow(fault);
    expect(await tableHashes(env().DATABASE_URL)).toEqual(before);
  });

  it('refuses a storage with a file that is not in the backup, before it writes anything', async () => {
    const checked = await checkBackupAt(backup.folder);
    const [object] = await Array.fromAsync(
      readObjectList(openPlace(backup.folder), backup.manifest.objectList),
    );
    const missing = object?.key ?? '';
    await storagePort().delete(missing);
    const stray = `media/${newId()}/stray.webp`;
    const bytes = Buffer.from('a picture of another site');
    await storagePort().put(stray, bytes, { contentType: 'image/webp', bytes: bytes.length });
    await expect(restoreObjects(checked, storagePort())).rejects.toThrow(
      `This storage is in use: it has ${stray}`,
    );
    expect(await storagePort().get(missing)).toBeNull();
    await storagePort().delete(stray);
    expect(await restoreObjects(checked, storagePort())).toEqual({ restored: 1, lost: [] });
  });

  it.each([
    'manifest.json',
    'contents.json.zst',
    'objects.ndjson.zst',
    'tables/users.copy.zst',
    'tables/memorials.copy.zst',
  ])('names a file with one flipped bit: %s', async (name) => {
    const undo = await damage(path.join(backup.folder, name));
    await expect(checkBackupAt(backup.folder)).rejects.toThrow(name);
    await undo();
    await checkBackupAt(backup.folder);
  });

  it('refuses a manifest written without the key', async () => {
    const file = path.join(backup.folder, 'manifest.json');
    const before = await readFile(file, 'utf8');
    const forged = JSON.parse(before);
    forged.manifest = forged.manifest.replace(/"release": "[^"]+"/, '"release": "9.9.9"');
    await writeFile(file, JSON.stringify(forged));
    await expect(checkBackupAt(backup.folder)).rejects.toThrow(
      'manifest.json is damaged, changed by somebody',
    );
    await writeFile(file, before);
  });

  it.each([
    [`t1:${OTHER_KEY}`, 'the key t1 is not the same as before'],
    [`t2:${OTHER_KEY}`, 'the key t1 is missing'],
  ])('names the wrong key before anything is loaded: %s', async (keys, fault) => {
    const right = env().FIELD_ENCRYPTION_KEYS;
    env().FIELD_ENCRYPTION_KEYS = keys;
    await expect(
      checkBackupAt(backup.folder).finally(() => (env().FIELD_ENCRYPTION_KEYS = right)),
    ).rejects.toThrow(fault);
  });
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { storagePort } from '@/lib/platform/storage/select';
import { readObjectList } from '@/scripts/backup/objects';
import { openPlace } from '@/scripts/backup/place';
import { refuseInUse, restoreDatabase } from '@/scripts/backup/restore-backup';
import { restoreObjects } from '@/scripts/backup/restore-objects';
import { LEFT_OUT } from '@/scripts/backup/tables';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { applyMigrations } from '@/scripts/database/apply-migrations';
import { memorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { backUp, check, newPlace, restoreAnew, tableHashes } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { ask, emptyDatabase } from '@/tests/support/empty-database';
import { addEndpoint } from '@/tests/support/webhook';

const OTHER_KEY = Buffer.alloc(32, 9).toString('base64');

let place: string;
let backup: WrittenBackup;

const mail = (key: string) => ({
  ...{ key, to: 'ada@example.org', subject: '123456 is your code', text: 'Hello', html: 'Hello' },
});

beforeAll(async () => {
  const { user } = await ada();
  await memorialWithPicture(user.id, true);
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
  place = await newPlace();
  backup = await backUp(place);
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
  it('leaves every table as it was, but for what a restored site must not have', async () => {
    const url = await restoreAnew(backup.folder);
    const [then, now] = [await tableHashes(env().DATABASE_URL), await tableHashes(url)];
    // These four say of themselves that there was a restore.
    for (const name of [...LEFT_OUT, 'backup_runs', 'outbox', 'webhook_deliveries']) {
      delete then[name];
      delete now[name];
    }
    expect(Object.keys(now).length).toBeGreaterThan(20);
    expect(now).toEqual(then);
    expect(await ask(url, 'SELECT 1 FROM sessions')).toEqual([]);
  });

  it('puts triggers, foreign keys and sequences back', async () => {
    const url = await restoreAnew(backup.folder);
    await expect(ask(url, 'DELETE FROM audit')).rejects.toThrow('only grows');
    const keys = `SELECT conname, convalidated FROM pg_constraint WHERE contype = 'f' ORDER BY 1`;
    expect(await ask(url, keys)).toEqual(await ask(env().DATABASE_URL, keys));
    const insert = `INSERT INTO audit (actor, action, subject) VALUES ('system', 'test', 'b') RETURNING id`;
    const [next] = await ask<{ id: string }>(url, insert);
    const [last] = await ask<{ id: string }>(env().DATABASE_URL, 'SELECT max(id) AS id FROM audit');
    expect(Number(next?.id)).toBeGreaterThan(Number(last?.id));
  });

  it('holds mails that had not left, and deletes codes, which nobody can use any more', async () => {
    const url = await restoreAnew(backup.folder);
    const mails = await ask(url, 'SELECT key, "heldAt" IS NOT NULL AS held FROM outbox ORDER BY 1');
    expect(mails).toEqual([{ key: 'receipt/waiting', held: true }]);
    expect(await ask(url, `SELECT 1 FROM pgboss.job WHERE name = 'send-mail'`)).toEqual([]);
  });

  it('sends webhooks nothing that waited, and says why', async () => {
    const url = await restoreAnew(backup.folder);
    const rows = await ask(url, 'SELECT "nextAt", error FROM webhook_deliveries');
    expect(rows).toEqual([{ nextAt: null, error: 'restored' }]);
  });

  it('looks at orders again that still wait for money', async () => {
    const { user } = await ada();
    const anHourAgo = new Date(Date.now() - HOUR_MS);
    const { id } = await db().order.create({
      data: {
        ...{
          createdAt: anHourAgo,
          id: newId(),
          userId: user.id,
          type: 'memorial_creation',
          email: user.email,
        },
        ...{ status: 'pending', priceMinor: 100, chargeMinor: 100, fxRateMicros: 1n },
        ...{ fxSource: 'test', fxAsOf: new Date(), quoteExpiresAt: new Date() },
        ...{ expiresAt: new Date(), nextCheckAt: new Date(), checks: 3 },
      },
      select: { id: true },
    });
    const checked = await check((await backUp(place)).folder);
    const url = await emptyDatabase();
    await prepareJobs(url);
    await ask(url, `ALTER TABLE pgboss.job ADD CONSTRAINT no_checks CHECK (name <> 'check-order')`);
    await expect(restoreDatabase(checked, url, () => {})).rejects.toThrow('no_checks');
    expect(await ask(url, 'SELECT 1 FROM users')).toEqual([]); // no row without the jobs that it needs
    await ask(url, 'ALTER TABLE pgboss.job DROP CONSTRAINT no_checks');
    await restoreDatabase(checked, url, () => {});
    const jobs = await ask(url, `SELECT data FROM pgboss.job WHERE name = 'check-order'`);
    expect(jobs).toEqual([{ data: { orderId: id, check: 3 } }]);
    // Searches ask the statistics how far back to look.
    expect(await ask(url, "SELECT 1 FROM pg_stats WHERE tablename = 'users' LIMIT 1")).toHaveLength(
      1,
    );
    await db().order.delete({ where: { id } });
  });

  it('has stills made of films that waited for one, and of no others', async () => {
    const film = (objects: object, state: 'ready' | 'orphaned' = 'ready') =>
      db().media.create({
        data: {
          ...{ id: newId(), type: 'video' as const, state, objects, bytes: 1n },
          ...{ contentType: 'video/mp4', sha256: '0'.repeat(64) },
        },
        select: { id: true },
      });
    const waiting = await film({});
    const made = [
      waiting,
      await film({ poster: 'media/a/poster.webp' }),
      await film({}, 'orphaned'),
    ];
    const url = await restoreAnew((await backUp(await newPlace())).folder);
    const jobs = await ask(url, `SELECT data FROM pgboss.job WHERE name = 'make-poster'`);
    expect(jobs).toEqual([{ data: { mediaId: waiting.id } }]);
    await db().media.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } });
  });

  it('puts back the files that are missing, as they were', async () => {
    const keys = (await readdir(env().MEDIA_DIR ?? '', { recursive: true })).filter((file) =>
      file.endsWith('.webp'),
    );
    const [key = ''] = keys;
    const file = path.join(env().MEDIA_DIR ?? '', key);
    const before = await readFile(file);
    await storagePort().delete(key);
    expect(await restoreObjects(await check(backup.folder), storagePort())).toEqual({
      restored: 1,
      lost: [],
    });
    expect(await readFile(file)).toEqual(before);
    expect(await restoreObjects(await check(backup.folder), storagePort())).toEqual({
      restored: 0,
      lost: [],
    });
  });

  it('refuses a storage with a file that is not in the backup, before it writes anything', async () => {
    const checked = await check(backup.folder);
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

  it('refuses a database in use', async () => {
    const fault = /in use: its table \w+ has rows/;
    await expect(refuseInUse(env().DATABASE_URL)).rejects.toThrow(fault);
    const checked = await check(backup.folder);
    const before = await tableHashes(env().DATABASE_URL);
    await expect(restoreDatabase(checked, env().DATABASE_URL, () => {})).rejects.toThrow(fault);
    expect(await tableHashes(env().DATABASE_URL)).toEqual(before);
  });

  it('replaces the canaries and the record of backups of a database that is empty otherwise', async () => {
    const url = await emptyDatabase();
    await applyMigrations(url);
    await backUp(await newPlace(), { databaseUrl: url });
    expect(await ask(url, 'SELECT 1 FROM backup_runs')).toHaveLength(1);
    await refuseInUse(url);
    await restoreDatabase(await check(backup.folder), url, () => {});
    expect(await ask(url, 'SELECT id FROM users')).toHaveLength(await db().user.count());
    const runs = await ask<{ kind: string; backup: string }>(
      url,
      'SELECT kind::text, backup FROM backup_runs',
    );
    expect(runs).toEqual([{ kind: 'restore', backup: path.basename(backup.folder) }]);
  });

  it.each([
    'manifest.json',
    'contents.json.zst',
    'objects.ndjson.zst',
    'tables/users.copy.zst',
    'tables/memorials.copy.zst',
  ])('names a file with one bit flipped: %s', async (name) => {
    const undo = await damage(path.join(backup.folder, name));
    await expect(check(backup.folder)).rejects.toThrow(name);
    await undo();
    await check(backup.folder);
  });

  it('refuses a manifest that somebody without the key has written', async () => {
    const file = path.join(backup.folder, 'manifest.json');
    const before = await readFile(file, 'utf8');
    const forged = JSON.parse(before);
    forged.manifest = forged.manifest.replace(/"release": "[^"]+"/, '"release": "9.9.9"');
    await writeFile(file, JSON.stringify(forged));
    await expect(check(backup.folder)).rejects.toThrow(
      'manifest.json is damaged, changed by somebody',
    );
    await writeFile(file, before);
  });

  it.each([
    [`t1:${OTHER_KEY}`, 'the key t1 is another one than before'],
    [`t2:${OTHER_KEY}`, 'the key t1 is missing'],
  ])('names the wrong key before anything is loaded: %s', async (keys, fault) => {
    const right = env().FIELD_ENCRYPTION_KEYS;
    env().FIELD_ENCRYPTION_KEYS = keys;
    await expect(
      check(backup.folder).finally(() => (env().FIELD_ENCRYPTION_KEYS = right)),
    ).rejects.toThrow(fault);
  });

  // age's scrypt takes some seconds for each use of the passphrase, and longer on a busy machine.
  it('opens a backup with the passphrase alone', { timeout: 120_000 }, async () => {
    const own = await newPlace();
    const passphrase = 'a passphrase for tests';
    const { folder } = await backUp(own, { passphrase });
    await expect(check(folder)).rejects.toThrow('set BACKUP_PASSPHRASE');
    const wrong = { passphrase: 'another passphrase' };
    await expect(check(folder, wrong)).rejects.toThrow('BACKUP_PASSPHRASE does not open');
    await expect(backUp(own, wrong)).rejects.toThrow('BACKUP_PASSPHRASE does not open');
    const url = await restoreAnew(folder, { passphrase });
    expect(await ask(url, 'SELECT id FROM users')).toHaveLength(await db().user.count());
  });

  it('opens a backup for a public key with its identity', async () => {
    const own = await newPlace();
    const identity = await generateX25519Identity();
    const { folder } = await backUp(own, { recipient: await identityToRecipient(identity) });
    const identityFile = path.join(own, 'identity.txt');
    await writeFile(identityFile, `# made for a test\n${identity}\n`);
    expect((await check(folder, { identityFile })).contents.tables.length).toBeGreaterThan(20);
    await writeFile(identityFile, await generateX25519Identity());
    await expect(check(folder, { identityFile })).rejects.toThrow('encrypted for another key');
  });

  it('refuses a database whose schema is newer than the backup', async () => {
    const url = await emptyDatabase();
    const checked = await check(backup.folder);
    const older = {
      ...checked,
      manifest: { ...checked.manifest, migrations: ['20261121000000_first'] },
    };
    await restoreDatabase(older, url, () => {}).catch(() => {}); // an older schema lacks tables of this backup
    expect(await ask(url, 'SELECT 1 FROM users')).toEqual([]);
    const { rows } = {
      rows: await ask<{ n: string }>(url, 'SELECT migration_name AS n FROM _prisma_migrations'),
    };
    expect(rows).toEqual([{ n: '20261121000000_first' }]);
    await restoreDatabase(checked, url, () => {});
    expect(await ask(url, 'SELECT 1 FROM users')).toHaveLength(await db().user.count());
  });
});

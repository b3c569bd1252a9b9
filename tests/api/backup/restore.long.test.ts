import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { openPlace } from '@/scripts/backup/place';
import { requireUnusedDatabase, restoreDatabase } from '@/scripts/backup/restore-backup';
import { verifyBackup } from '@/scripts/backup/verify-backup';
import type { WrittenBackup } from '@/scripts/backup/write-backup';
import { applyMigrations } from '@/scripts/database/apply-migrations';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import {
  backUp,
  checkBackupAt,
  newBackupFolder,
  restoreToNewDatabase,
} from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { createEmptyDatabase } from '@/tests/support/empty-database';
import { queryDatabase } from '@/tests/support/query-database';

let place: string;
let backup: WrittenBackup;

beforeAll(async () => {
  await addMemorialWithPicture((await ada()).user.id, true);
  place = await newBackupFolder();
  backup = await backUp(place);
});

describe('npm run restore', () => {
  it('enqueues checks of orders that still await payment, or restores nothing', async () => {
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
    const checked = await checkBackupAt((await backUp(place)).folder);
    const url = await createEmptyDatabase();
    await prepareJobs(url);
    await queryDatabase(
      url,
      `ALTER TABLE pgboss.job ADD CONSTRAINT no_checks CHECK (name <> 'check-order')`,
    );
    await expect(restoreDatabase(checked, url, () => {})).rejects.toThrow('no_checks');
    expect(await queryDatabase(url, 'SELECT 1 FROM users')).toEqual([]); // no rows are restored without their jobs
    await queryDatabase(url, 'ALTER TABLE pgboss.job DROP CONSTRAINT no_checks');
    await restoreDatabase(checked, url, () => {});
    const jobs = await queryDatabase(url, `SELECT data FROM pgboss.job WHERE name = 'check-order'`);
    expect(jobs).toEqual([{ data: { orderId: id, check: 3 } }]);
    // Searches use the statistics to decide how far back to look.
    expect(
      await queryDatabase(url, "SELECT 1 FROM pg_stats WHERE tablename = 'users' LIMIT 1"),
    ).toHaveLength(1);
    await db().order.delete({ where: { id } });
  });

  it('enqueues posters for videos that lack one, and for no others', async () => {
    const film = (objects: object, state: 'ready' | 'orphaned' = 'ready') =>
      db().media.create({
        data: {
          ...{ id: newId(), type: 'video' as const, state, objects, bytes: 1n },
          ...{ contentType: 'video/mp4', sha256: '0'.repeat(64) },
        },
        select: { id: true },
      });
    const waiting = await film({});
    const films = [
      waiting,
      await film({ poster: 'media/a/poster.webp' }),
      await film({}, 'orphaned'),
    ];
    const url = await restoreToNewDatabase((await backUp(await newBackupFolder())).folder);
    const jobs = await queryDatabase(url, `SELECT data FROM pgboss.job WHERE name = 'make-poster'`);
    expect(jobs).toEqual([{ data: { mediaId: waiting.id } }]);
    await db().media.deleteMany({ where: { id: { in: films.map(({ id }) => id) } } });
  });

  it('replaces the canaries and the backup records of an otherwise empty database', async () => {
    const url = await createEmptyDatabase();
    await applyMigrations(url);
    await backUp(await newBackupFolder(), { databaseUrl: url });
    expect(await queryDatabase(url, 'SELECT 1 FROM backup_runs')).toHaveLength(1);
    await requireUnusedDatabase(url);
    await restoreDatabase(await checkBackupAt(backup.folder), url, () => {});
    expect(await queryDatabase(url, 'SELECT id FROM users')).toHaveLength(await db().user.count());
    const runs = await queryDatabase<{ kind: string; backup: string }>(
      url,
      'SELECT kind::text, backup FROM backup_runs',
    );
    expect(runs).toEqual([{ kind: 'restore', backup: path.basename(backup.folder) }]);
  });

  // age's scrypt takes some seconds for each use of the passphrase, and longer on a busy machine.
  it('opens a backup with the passphrase alone', { timeout: 120_000 }, async () => {
    const own = await newBackupFolder();
    const passphrase = 'a passphrase for tests';
    const { folder } = await backUp(own, { passphrase });
    await expect(checkBackupAt(folder)).rejects.toThrow('set BACKUP_PASSPHRASE');
    const wrong = { passphrase: 'another passphrase' };
    await expect(checkBackupAt(folder, wrong)).rejects.toThrow('BACKUP_PASSPHRASE does not open');
    await expect(backUp(own, wrong)).rejects.toThrow('BACKUP_PASSPHRASE does not open');
    const url = await restoreToNewDatabase(folder, { passphrase });
    expect(await queryDatabase(url, 'SELECT id FROM users')).toHaveLength(await db().user.count());
  });

  it('opens a backup for a public key with its identity', async () => {
    const own = await newBackupFolder();
    const identity = await generateX25519Identity();
    const { folder } = await backUp(own, { recipient: await identityToRecipient(identity) });
    const identityFile = path.join(own, 'identity.txt');
    await writeFile(identityFile, `# made for a test\n${identity}\n`);
    expect((await checkBackupAt(folder, { identityFile })).contents.tables.length).toBeGreaterThan(
      20,
    );
    await writeFile(identityFile, await generateX25519Identity());
    await expect(checkBackupAt(folder, { identityFile })).rejects.toThrow(
      'encrypted for a different key',
    );
  });

  it('applies only the migrations that the backup names, and can run again after a failure', async () => {
    const url = await createEmptyDatabase();
    const checked = await checkBackupAt(backup.folder);
    const older = {
      ...checked,
      manifest: { ...checked.manifest, migrations: ['20261121000000_first'] },
    };
    await restoreDatabase(older, url, () => {}).catch(() => {}); // an older schema lacks tables of this backup
    expect(await queryDatabase(url, 'SELECT 1 FROM users')).toEqual([]);
    const { rows } = {
      rows: await queryDatabase<{ n: string }>(
        url,
        'SELECT migration_name AS n FROM _prisma_migrations',
      ),
    };
    expect(rows).toEqual([{ n: '20261121000000_first' }]);
    await restoreDatabase(checked, url, () => {});
    expect(await queryDatabase(url, 'SELECT 1 FROM users')).toHaveLength(await db().user.count());
  });

  it('can use an older backup that shares its files with later ones: verifying it succeeds', async () => {
    const own = await newBackupFolder();
    const [older, later] = [await backUp(own), await backUp(own)];
    expect(later.copiedObjects).toBe(0);
    const about = { place: openPlace(own), secrets: {}, report: () => {} };
    await verifyBackup({ ...about, name: path.basename(older.folder) });
  });
});

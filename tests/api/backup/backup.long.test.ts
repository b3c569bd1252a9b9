import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastBackup } from '@/lib/platform/backup/backup-runs';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { storagePort } from '@/lib/platform/storage/select';
import { listBackups, openPlace } from '@/scripts/backup/place';
import { verifyBackup } from '@/scripts/backup/verify-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { backUp, newBackupFolder, restoreToNewDatabase } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { queryDatabase } from '@/tests/support/query-database';

let creator: string;

beforeAll(async () => {
  creator = (await ada()).user.id;
});

/** Writes a message and an audit entry in one transaction. */
const writeBoth = () =>
  db().$transaction(async (tx) => {
    const data = { id: newId(), name: 'Ada', email: 'ada@example.org', subject: 'Hello' };
    await tx.contactMessage.create({ data: { ...data, message: 'x'.repeat(2_000) } });
    await tx.auditEvent.create({
      data: { actor: 'system', action: 'test', subject: data.id },
      select: { id: true },
    });
  });

describe('npm run backup', () => {
  it('captures one consistent state of a database under constant writes', async () => {
    const place = await newBackupFolder();
    for (let at = 0; at < 200; at++) await writeBoth();
    let isDone = false;
    const writers = Array.from({ length: 3 }, async () => {
      while (!isDone) await writeBoth();
    });
    const { folder } = await backUp(place).finally(() => {
      isDone = true;
    });
    await Promise.all(writers);
    const url = await restoreToNewDatabase(folder);
    const [restored] = await queryDatabase<{ messages: number; lines: number; pairs: number }>(
      url,
      `SELECT (SELECT count(*)::int FROM contact_messages) AS messages,
        (SELECT count(*)::int FROM audit WHERE action = 'test') AS lines,
        (SELECT count(*)::int FROM contact_messages m JOIN audit a ON a.subject = m.id) AS pairs`,
    );
    expect(restored?.messages).toBeGreaterThanOrEqual(200);
    expect(restored?.messages).toBeLessThan(await db().contactMessage.count());
    expect(restored).toEqual({
      messages: restored?.messages,
      lines: restored?.messages,
      pairs: restored?.messages,
    });
  });

  // Verifying starts a temporary PostgreSQL.
  it('keeps a backup but marks its run as failed when a row names a missing file', {
    timeout: 120_000,
  }, async () => {
    const place = await newBackupFolder();
    const { folder: whole } = await backUp(place);
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    const { objects } = await db().media.findUniqueOrThrow({ where: { id: pictureId } });
    const [key = ''] = Object.values(objects as Record<string, string>); // as: JSON written by the upload
    await storagePort().delete(key);
    const { folder, manifest, missingObjects, deleted } = await backUp(place, { keep: 1 });
    expect(missingObjects).toEqual([key]);
    expect(manifest.objects.missing).toBe(1);
    expect(deleted).toEqual([path.basename(whole)]); // it lacks the file, too
    expect(await listBackups(openPlace(place))).toEqual([path.basename(folder)]);
    const run = await db().backupRun.findFirst({ orderBy: { endedAt: 'desc' } });
    expect(run).toMatchObject({
      succeeded: false,
      backup: path.basename(folder),
      detail: `objects missing: 1, beginning with ${key}`,
    });
    expect(await lastBackup()).toMatchObject({ backup: path.basename(whole) });
    const lines: string[] = [];
    const about = { place: openPlace(place), name: path.basename(folder), secrets: {} };
    await verifyBackup({ ...about, report: (line) => lines.push(line) });
    expect(lines).toContain('objects missing: 1, to which rows of this backup refer');
    await db().memorial.deleteMany({ where: { id } });
    await db().media.deleteMany({ where: { id: pictureId } });
  });
});

import type { ClientBase } from 'pg';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { settingsOf } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { backupSettings } from './settings';

export type BackupRun = {
  /** For a run that is recorded when it starts and again when it ends; created if missing. */
  id?: string;
  kind: 'backup' | 'verification' | 'restore';
  startedAt: Date;
  succeeded: boolean;
  /** The name of the backup; '' if it did not get one. */
  backup?: string;
  bytes?: number;
  tables?: number;
  objects?: number;
  detail?: string;
  holdsMail?: boolean;
};

export type LastRun = { endedAt: Date; backup: string; bytes: number; detail: string };

/**
 * The last successful backup with its size; null if there is none. Its time is by PostgreSQL's
 * clock.
 */
export const lastBackup = (): Promise<LastRun | null> => lastSuccess('backup');

/**
 * When the last backup succeeded; null if none did. Undefined if none is expected: no run
 * of any kind was recorded, and BACKUP_TO is not set or the site is younger than a day.
 */
export async function lastBackupAt(now = new Date()): Promise<Date | null | undefined> {
  const last = await lastBackup();
  if (last) return last.endedAt;
  if (await db().backupRun.findFirst({ select: { id: true } })) return null;
  const isExpected = settingsOf(backupSettings).BACKUP_TO !== undefined;
  return isExpected && (await isOlderThanADay(now)) ? null : undefined;
}

async function isOlderThanADay(now: Date): Promise<boolean> {
  const [first] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT min(started_at) AS at FROM _prisma_migrations`;
  return Boolean(first?.at && now.getTime() - first.at.getTime() > DAY_MS);
}

/** The last successful `npm run backup -- --verify`. */
export const lastVerification = (): Promise<LastRun | null> => lastSuccess('verification');

/**
 * When a restore test last succeeded (null if never), and whether the latest one did. Undefined if
 * none was ever run.
 */
export async function restoreTestStatus(): Promise<
  { succeededAt: Date | null; isOk: boolean } | undefined
> {
  const last = await db().backupRun.findFirst({
    where: { kind: 'verification' },
    orderBy: { endedAt: 'desc' },
    select: { succeeded: true },
  });
  if (!last) return undefined;
  return { succeededAt: (await lastVerification())?.endedAt ?? null, isOk: last.succeeded };
}

/** Records a failed backup that started at this time, unless it recorded itself. */
export async function recordBackupFailure(startedAt: Date, detail: string): Promise<void> {
  const where = { kind: 'backup', startedAt: { gte: startedAt } } as const;
  if (await db().backupRun.findFirst({ where, select: { id: true } })) return;
  const data = { id: newId(), kind: 'backup', startedAt, succeeded: false, detail } as const;
  await db().backupRun.create({ data, select: { id: true } });
}

/** The last backup, if it failed; otherwise null. */
export async function failedBackup(): Promise<LastRun | null> {
  const last = await db().backupRun.findFirst({
    where: { kind: 'backup' },
    orderBy: { endedAt: 'desc' },
    select: { endedAt: true, backup: true, bytes: true, detail: true, succeeded: true },
  });
  if (!last || last.succeeded) return null;
  const { succeeded: _, ...run } = last;
  return { ...run, bytes: Number(run.bytes) };
}

/**
 * Whether this run made a backup of this database, or the database was restored from the backup
 * with this name.
 */
export async function isBackupOfThisDatabase(
  client: ClientBase,
  backup: string,
  run: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "backup_runs" WHERE ("kind" = 'backup' AND "id" = $2)
      OR ("kind" = 'restore' AND "backup" = $1) LIMIT 1`,
    [backup, run],
  );
  return rowCount !== 0;
}

/**
 * Records where a run stored its backup. Separate from `recordRun`, because a restore may
 * fill an older schema that lacks the column.
 */
export async function recordPlace(client: ClientBase, run: string, place: string): Promise<void> {
  await client.query('UPDATE "backup_runs" SET "place" = $2 WHERE "id" = $1', [run, place]);
}

/**
 * The name of the last backup written to this place; undefined if none was recorded.
 */
export async function lastBackupAtPlace(
  client: ClientBase,
  place: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ backup: string }>(
    `SELECT "backup" FROM "backup_runs" WHERE "kind" = 'backup' AND "place" = $1
      ORDER BY "endedAt" DESC LIMIT 1`,
    [place],
  );
  return rows[0]?.backup;
}

/**
 * Writes the result of a run, in the client's transaction if it has one. Replaces a row with the
 * same `id`.
 */
export async function recordRun(client: ClientBase, run: BackupRun): Promise<void> {
  await client.query(
    `INSERT INTO "backup_runs" ("id", "kind", "startedAt", "succeeded", "backup", "bytes", "tables", "objects",
      "detail", "holdsMail") VALUES ($1, $2::"BackupKind", $3, $4, $5, $6, $7, $8, $9, $10)
      ON CONFLICT ("id") DO UPDATE SET "endedAt" = now(), "succeeded" = EXCLUDED."succeeded", "backup" = EXCLUDED."backup",
      "bytes" = EXCLUDED."bytes", "tables" = EXCLUDED."tables", "objects" = EXCLUDED."objects",
      "detail" = EXCLUDED."detail"`,
    [
      run.id ?? newId(),
      run.kind,
      run.startedAt,
      run.succeeded,
      run.backup ?? '',
      run.bytes ?? 0,
      run.tables ?? 0,
      run.objects ?? 0,
      run.detail ?? '',
      run.holdsMail ?? false,
    ],
  );
}

async function lastSuccess(kind: BackupRun['kind']): Promise<LastRun | null> {
  const run = await db().backupRun.findFirst({
    where: { kind, succeeded: true },
    orderBy: { endedAt: 'desc' },
    select: { endedAt: true, backup: true, bytes: true, detail: true },
  });
  return run && { ...run, bytes: Number(run.bytes) };
}

import type { ClientBase } from 'pg';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { settingsOf } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { backupSettings } from './settings';

export type BackupRun = {
  /** Of a run that is recorded before its end, and again then; else a new one is made. */
  id?: string;
  kind: 'backup' | 'verification' | 'restore';
  startedAt: Date;
  succeeded: boolean;
  /** The name of the backup; empty when it did not get one. */
  backup?: string;
  bytes?: number;
  tables?: number;
  objects?: number;
  detail?: string;
  holdsMail?: boolean;
};

export type LastRun = { endedAt: Date; backup: string; bytes: number; detail: string };

/** When a backup last succeeded, by the clock of PostgreSQL, and its size; null if none ever did. */
export const lastBackup = (): Promise<LastRun | null> => lastSuccess('backup');

/**
 * When that was; null if none ever did, and undefined where nobody waits for one: none was ever tried, and there is no
 * BACKUP_TO, or the site is younger than a day.
 */
export async function lastBackupAt(now = new Date()): Promise<Date | null | undefined> {
  const last = await lastBackup();
  if (last) return last.endedAt;
  if (await db().backupRun.findFirst({ select: { id: true } })) return null;
  const isMeant = settingsOf(backupSettings).BACKUP_TO !== undefined;
  return isMeant && (await isOlderThanADay(now)) ? null : undefined;
}

async function isOlderThanADay(now: Date): Promise<boolean> {
  const [first] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT min(started_at) AS at FROM _prisma_migrations`;
  return Boolean(first?.at && now.getTime() - first.at.getTime() > DAY_MS);
}

/** The same as `lastBackup` for `npm run backup -- --verify`. */
export const lastVerification = (): Promise<LastRun | null> => lastSuccess('verification');

/** The last test of a restore: when one last succeeded, null if none did, and whether the last one did; undefined before the first. */
export async function lastDrill(): Promise<
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

/** Records that a backup failed which began then, unless it did so itself. */
export async function noteFailure(startedAt: Date, detail: string): Promise<void> {
  const where = { kind: 'backup', startedAt: { gte: startedAt } } as const;
  if (await db().backupRun.findFirst({ where, select: { id: true } })) return;
  const data = { id: newId(), kind: 'backup', startedAt, succeeded: false, detail } as const;
  await db().backupRun.create({ data, select: { id: true } });
}

/** The last backup that failed since one succeeded; null if none did. */
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

/** Whether that run backed this database up, or the database was restored from the backup with that name. */
export async function isInRuns(client: ClientBase, backup: string, run: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "backup_runs" WHERE ("kind" = 'backup' AND "id" = $2)
      OR ("kind" = 'restore' AND "backup" = $1) LIMIT 1`,
    [backup, run],
  );
  return rowCount !== 0;
}

/** Records where the backup of that run is. A restore has none: it may fill a schema that does not know places yet. */
export async function notePlace(client: ClientBase, run: string, place: string): Promise<void> {
  await client.query('UPDATE "backup_runs" SET "place" = $2 WHERE "id" = $1', [run, place]);
}

/** The name of the last backup that was written to that place; undefined if none was, or it is not known. */
export async function lastBackupIn(client: ClientBase, place: string): Promise<string | undefined> {
  const { rows } = await client.query<{ backup: string }>(
    `SELECT "backup" FROM "backup_runs" WHERE "kind" = 'backup' AND "place" = $1
      ORDER BY "endedAt" DESC LIMIT 1`,
    [place],
  );
  return rows[0]?.backup;
}

/** Writes the outcome of a run, in the transaction of `client` if it has one. Replaces what was written with the same `id`. */
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

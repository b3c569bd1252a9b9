import { type FfmpegState, ffmpegState } from '@/lib/media/ffmpeg/ffmpeg-state';
import {
  failedBackup,
  lastBackup,
  lastBackupAt,
  lastVerification,
} from '@/lib/platform/backup/backup-runs';
import { nightlyCron, nightlySettings } from '@/lib/platform/backup/settings';
import { db, poolUse } from '@/lib/platform/db/client';
import { pendingMigrations } from '@/lib/platform/db/pending-migrations';
import { DAY_MS } from '@/lib/platform/durations';
import { settingsOf } from '@/lib/platform/env';
import { VERSION } from '@/lib/platform/version';
import { type DiskUse, findAlerts } from '../alert-rules';
import type { SiteState } from '../site-state-schema';
import { getCertificate as readCertificate } from './certificate';
import { diskUse } from './disk-use';
import { readSiteState } from './site-state';

/** Only this many of the oldest are shown. */
const MAX_SHOWN = 50;
const MAX_REASON_LENGTH = 300;

/** A job whose last run failed; `nextTryAt` is null if it will not be retried automatically. */
export type FailedJob = {
  id: string;
  name: string;
  tries: number;
  reason: string;
  nextTryAt: string | null;
};

/**
 * A mail that was not sent and still can be. `about` is its kind; the recipient is left out,
 * because operators do not need it.
 */
export type UnsentMail = {
  id: string;
  about: string;
  tries: number;
  reason: string;
  writtenAt: string;
  nextTryAt: string | null;
};

/** The process that answers, and its machine. */
export type MachineStatus = {
  disks: Omit<DiskUse, 'device'>[];
  pool: { used: number; idle: number; waiting: number };
  /** `daysLeft` is negative after the expiry. */
  certificate: {
    state: 'none' | 'unknown' | 'read';
    endsAt: string | null;
    daysLeft: number | null;
  };
  ffmpeg: FfmpegState;
};

export type BackupStatus = {
  /** The UTC time of the nightly backup; null if there is none. */
  nightlyAt: string | null;
  /** The last successful backup. */
  last: { name: string; at: string; bytes: number } | null;
  /** The last backup, if it failed. */
  failed: { at: string; reason: string } | null;
  verifiedAt: string | null;
};

export type Operations = {
  version: string;
  /** Names of this release's migrations that the database lacks. */
  pendingMigrations: string[];
  state: SiteState;
  /** The kinds of alerts that are active now (alert-rules.ts). */
  alerts: string[];
  machine: MachineStatus;
  backup: BackupStatus;
  jobs: FailedJob[];
  mails: UnsentMail[];
};

export async function readOperations(now = new Date()): Promise<Operations> {
  const [pending, state, jobs, mails, disks, certificate, ffmpeg, backup, lastAt] =
    await Promise.all([
      pendingMigrations(),
      readSiteState(),
      failedJobs(),
      unsentMails(),
      diskUse(),
      readCertificate(),
      ffmpegState(),
      readBackupStatus(),
      lastBackupAt(),
    ]);
  const ends = certificate.state === 'read' ? certificate.endsAt : undefined;
  const facts = { state, disks, certificateEnds: ends, lastBackup: lastAt };
  return {
    version: VERSION,
    pendingMigrations: pending,
    state,
    alerts: findAlerts(facts, now).map(({ kind }) => kind),
    machine: {
      disks: disks.map(({ device: _, ...disk }) => disk),
      pool: poolUse(),
      certificate: {
        state: certificate.state,
        endsAt: ends?.toISOString() ?? null,
        daysLeft: ends ? Math.floor((ends.getTime() - now.getTime()) / DAY_MS) : null,
      },
      ffmpeg,
    },
    backup,
    jobs,
    mails,
  };
}

async function readBackupStatus(): Promise<BackupStatus> {
  const [last, failed, verified] = await Promise.all([
    lastBackup(),
    failedBackup(),
    lastVerification(),
  ]);
  return {
    nightlyAt: nightlyCron() ? settingsOf(nightlySettings).BACKUP_AT : null,
    last: last && { name: last.backup, at: last.endedAt.toISOString(), bytes: last.bytes },
    failed: failed && {
      at: failed.endedAt.toISOString(),
      reason: withoutAddresses(failed.detail),
    },
    verifiedAt: verified?.endedAt.toISOString() ?? null,
  };
}

async function failedJobs(): Promise<FailedJob[]> {
  const rows = await db().$queryRaw<(Omit<FailedJob, 'nextTryAt'> & { nextTryAt: Date | null })[]>`
    SELECT id::text, name, retry_count + 1 AS tries, coalesce(output->>'message', '') AS reason,
      CASE WHEN state = 'retry' THEN start_after END AS "nextTryAt"
    FROM pgboss.job WHERE state IN ('retry', 'failed') ORDER BY created_on, id LIMIT ${MAX_SHOWN}`;
  return rows.map((row) => ({
    ...row,
    reason: withoutAddresses(row.reason),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}

type MailRow = Omit<UnsentMail, 'about' | 'writtenAt' | 'nextTryAt'> & {
  key: string;
  writtenAt: Date;
  nextTryAt: Date | null;
};

async function unsentMails(): Promise<UnsentMail[]> {
  const rows = await db().$queryRaw<MailRow[]>`
    SELECT o.id, o.key, o.attempts AS tries, o."lastError" AS reason, o."createdAt" AS "writtenAt",
      (SELECT min(j.start_after) FROM pgboss.job j WHERE j.name = 'send-mail'
        AND j.data->>'mailId' = o.id AND j.state <= 'active') AS "nextTryAt"
    FROM outbox o WHERE o."sentAt" IS NULL AND o."heldAt" IS NULL AND o.text <> ''
    ORDER BY o."createdAt", o.id LIMIT ${MAX_SHOWN}`;
  return rows.map(({ key, ...row }) => ({
    ...row,
    about: key.split('/')[0] ?? '',
    reason: withoutAddresses(row.reason),
    writtenAt: row.writtenAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}

/** Mail servers repeat the address that they refuse. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '…@…').slice(0, MAX_REASON_LENGTH);

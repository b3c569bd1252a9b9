import { db } from '@/lib/platform/db/client';
import { pendingMigrations } from '@/lib/platform/db/pending-migrations';
import { VERSION } from '@/lib/platform/version';
import type { SiteState } from '../site-state-schema';
import { readSiteState } from './site-state';

/** So many of the oldest are shown: the next ones are seen once these are gone. */
const MOST_SHOWN = 50;
const LONGEST_REASON = 300;

/** A job whose last run failed; `nextTryAt` is null when it is not tried again by itself. */
export type FailedJob = {
  id: string;
  name: string;
  tries: number;
  reason: string;
  nextTryAt: string | null;
};

/** A mail that has not left and still can, by what it is about: not to whom, which no operator needs to know. */
export type UnsentMail = {
  id: string;
  about: string;
  tries: number;
  reason: string;
  writtenAt: string;
  nextTryAt: string | null;
};

export type Operations = {
  version: string;
  /** Of this release, names of migrations that the database lacks. */
  pendingMigrations: string[];
  state: SiteState;
  jobs: FailedJob[];
  mails: UnsentMail[];
};

/** What the operator sees of the site. */
export async function readOperations(): Promise<Operations> {
  const [pending, state, jobs, mails] = await Promise.all([
    pendingMigrations(),
    readSiteState(),
    failedJobs(),
    unsentMails(),
  ]);
  return { version: VERSION, pendingMigrations: pending, state, jobs, mails };
}

async function failedJobs(): Promise<FailedJob[]> {
  const rows = await db().$queryRaw<(Omit<FailedJob, 'nextTryAt'> & { nextTryAt: Date | null })[]>`
    SELECT id::text, name, retry_count + 1 AS tries, coalesce(output->>'message', '') AS reason,
      CASE WHEN state = 'retry' THEN start_after END AS "nextTryAt"
    FROM pgboss.job WHERE state IN ('retry', 'failed') ORDER BY created_on, id LIMIT ${MOST_SHOWN}`;
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
    ORDER BY o."createdAt", o.id LIMIT ${MOST_SHOWN}`;
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
  text.replaceAll(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '…@…').slice(0, LONGEST_REASON);

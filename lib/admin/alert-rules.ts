import { DAY_MS, DAY_SECONDS } from '@/lib/platform/durations';

/** `kind` is part of the keys of sent mails, so never rename one. */
export type Alert = { kind: string; text: string };

/** A disk, named after the folder on it that we use; sizes in bytes. */
export type DiskUse = {
  name: 'temporary' | 'media' | 'data' | 'backups';
  freeBytes: number;
  bytes: number;
  /** Folders with the same number are on one disk. */
  device: number;
};

/** The facts from which alerts follow. */
export type AlertFacts = {
  state: {
    queues: { name: string; waiting: number; oldestSeconds: number }[];
    outbox: { givenUp: number };
    orders: { inReview: number };
    condolences: {
      held: number;
      oldestSeconds: number;
      reported: number;
      oldestReportSeconds: number;
    };
    cases: { overdue: number };
  };
  disks: DiskUse[];
  /** When the site's certificate expires; undefined if there is none or it could not be read. */
  certificateEnds?: Date | undefined;
  /**
   * When the last backup succeeded; null before the first, undefined if backups are not configured.
   */
  lastBackup?: Date | null | undefined;
};

const JOB_SECONDS = 600;
/** Videos are prepared one after another, each for up to 48 minutes. */
const LONG_JOB_SECONDS: Record<string, number> = { 'prepare-video': DAY_SECONDS };
/** A held condolence is invisible to the family until an admin has read it. */
const HELD_SECONDS = DAY_SECONDS;
const MIN_FREE_SHARE = 0.1;
/** Enough for many uploads, even if it is a small share of a large disk. */
const ENOUGH_BYTES = 20 * 1024 ** 3;
/** Renewal is due thirty days before the end, so by now it has failed for two weeks. */
const CERTIFICATE_DAYS = 14;
/** A day, plus the time that a backup may take. */
const BACKUP_HOURS = 26;

/** The alerts for these facts, in English like the log and docs/operations/monitoring.md. */
export function findAlerts({ state, ...rest }: AlertFacts, now: Date): Alert[] {
  const { disks, certificateEnds, lastBackup } = rest;
  const alerts: Alert[] = [];
  const alert = (kind: string, text: string) => alerts.push({ kind, text });
  const { givenUp } = state.outbox;
  if (givenUp > 0)
    alert(
      'mail',
      `${givenUp} mail(s) could not be sent and will not be retried. See /admin/operations.`,
    );
  if (state.orders.inReview > 0)
    alert('orders', `${state.orders.inReview} order(s) need review. See /admin/orders.`);
  if (state.condolences.oldestSeconds > HELD_SECONDS)
    alert(
      'condolences',
      `${state.condolences.held} condolence(s) are held, one for more than a day. See /admin/condolences.`,
    );
  if (state.cases.overdue > 0)
    alert('cases', `${state.cases.overdue} question(s) about pages are overdue. See /admin/cases.`);
  if (state.condolences.oldestReportSeconds > HELD_SECONDS)
    alert(
      'reports',
      `${state.condolences.reported} condolence(s) are reported, one for more than a day. See /admin/condolences.`,
    );
  const lateQueues = state.queues.filter(
    ({ name, oldestSeconds }) => oldestSeconds > (LONG_JOB_SECONDS[name] ?? JOB_SECONDS),
  );
  if (lateQueues.length > 0)
    alert(
      'jobs',
      `Jobs have been waiting for more than ten minutes: ${lateQueues.map(({ name }) => name).join(', ')}.`,
    );
  const reported = new Set<number>();
  for (const { name, freeBytes, bytes, device } of disks) {
    if (reported.has(device)) continue;
    reported.add(device);
    if (freeBytes < Math.min(bytes * MIN_FREE_SHARE, ENOUGH_BYTES))
      alert(`disk-${name}`, `The disk of the ${name} folder has ${inGigabytes(freeBytes)} left.`);
  }
  if (certificateEnds && certificateEnds.getTime() - now.getTime() < CERTIFICATE_DAYS * DAY_MS)
    alert('certificate', `The site's certificate expires on ${dayOf(certificateEnds)}.`);
  const hours = lastBackup ? (now.getTime() - lastBackup.getTime()) / (DAY_MS / 24) : undefined;
  if (lastBackup === null) alert('backup', 'No backup has succeeded yet.');
  if (hours !== undefined && hours > BACKUP_HOURS)
    alert('backup', `The last backup is ${Math.floor(hours)} hours old.`);
  return alerts;
}

const inGigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

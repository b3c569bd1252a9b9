import { Gauge, Registry } from 'prom-client';
import type { SiteState } from '@/lib/admin/site-state-schema';
import { JOB_NAMES } from '@/lib/platform/jobs/queues';
import { log } from '@/lib/platform/log';

/** The database is queried at most once in this time, however often Prometheus asks. */
const FRESH_MS = 15_000;
/** A process has two seconds to answer a question for its metrics (sum-processes.ts). */
const READ_TIMEOUT_MS = 1_500;
const RETRY_MS = 60_000;
const STATES = ['created', 'pending', 'paid', 'needs_review', 'disputed'];

export type MetricSources = {
  readState: () => Promise<SiteState>;
  pendingMigrations: () => Promise<string[]>;
  /** When the last backup succeeded, null before the first, undefined where none is expected. */
  lastBackup: () => Promise<Date | null | undefined>;
  /** When a verification of a backup last succeeded, and whether the latest one did; undefined before the first. */
  lastDrill: () => Promise<{ succeededAt: Date | null; isOk: boolean } | undefined>;
};

/**
 * Metrics of the whole site, which one of its processes reads from the database.
 * @returns a function that brings their registry up to date and returns it
 */
export function siteMetrics(sources: MetricSources): () => Promise<Registry> {
  const gauges = new Gauges();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let pendingRead: { answer: ReturnType<typeof readAllSources>; at: number } | undefined;
  // Queries that hang keep their connections, and further ones would use up the pool, so none is sent while one runs.
  // After a minute, its connection counts as lost.
  const readShared = () => {
    if (pendingRead && performance.now() - pendingRead.at < RETRY_MS) return pendingRead.answer;
    const started = { answer: readAllSources(sources), at: performance.now() };
    const end = () => {
      if (pendingRead === started) pendingRead = undefined;
    };
    started.answer.then(end, end);
    pendingRead = started;
    return started.answer;
  };
  const read = async () => {
    try {
      const [state, pending, last, drill] = await withTimeout(readShared());
      gauges.show(state, pending.length);
      if (last !== undefined) gauges.set('backup_exists', last ? 1 : 0);
      if (last) gauges.set('backup_age_seconds', secondsSince(last));
      if (drill) gauges.set('drill_ok', drill.isOk ? 1 : 0);
      if (drill?.succeededAt) gauges.set('drill_age_seconds', secondsSince(drill.succeededAt));
      gauges.set('database_up', 1);
    } catch (err) {
      log.warn({ err }, 'the state of the site could not be read for the metrics');
      gauges.clear();
      gauges.set('database_up', 0);
    }
    readAt = performance.now();
  };
  return async () => {
    if (performance.now() - readAt >= FRESH_MS) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return gauges.registry;
  };
}

const secondsSince = (moment: Date) => (Date.now() - moment.getTime()) / 1000;

const readAllSources = ({ readState, pendingMigrations, lastBackup, lastDrill }: MetricSources) =>
  Promise.all([readState(), pendingMigrations(), lastBackup(), lastDrill()]);

function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${READ_TIMEOUT_MS} ms`));
    const timer = setTimeout(late, READ_TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const HELP = {
  database_up: 'Whether the database answered when it was last asked.',
  jobs_waiting: 'Jobs that are due and have not begun.',
  jobs_oldest_seconds: 'For how long the oldest of them has been due.',
  jobs_retried: 'Jobs that failed and are tried again.',
  outbox_unsent: 'Unsent mails, including those that were given up.',
  outbox_oldest_seconds: 'Age of the oldest mail that is still tried and was not refused.',
  outbox_given_up: 'Mails that were given up within the last day.',
  orders_open_by_state: 'Orders whose payment is open or disputed.',
  orders_needing_review: 'Orders with an open review.',
  review_oldest_seconds: 'How long the oldest open review has been open.',
  money_owed_back_minor: 'The sum of refunds in progress, in minor units.',
  condolences_held: 'Condolences that a rule holds for the operator.',
  condolences_oldest_seconds: 'For how long the oldest of them is held.',
  condolences_reported: 'Condolences that were reported and wait for the operator.',
  condolences_oldest_report_seconds: 'How long ago the oldest of these reports was.',
  cases_open: 'Questions about pages that nobody has answered.',
  cases_oldest_seconds: 'How long ago the oldest of them was asked.',
  cases_overdue: 'Questions about pages whose answer is overdue.',
  pages_frozen: 'Pages that are frozen while a question about them is settled.',
  webhooks_waiting: 'Deliveries to webhooks that are to be tried.',
  webhooks_oldest_seconds: 'For how long the oldest of them has been due.',
  webhooks_failing: 'Webhooks whose last delivery failed.',
  webhooks_switched_off: 'Webhooks that were switched off because they failed or are gone.',
  migrations_pending: 'Migrations of this release that the database does not have.',
  backup_exists: 'Whether a backup has ever succeeded; missing if none is expected.',
  backup_age_seconds: 'Seconds since the last successful backup.',
  drill_ok: 'Whether the last test of a restore succeeded; missing before the first.',
  drill_age_seconds: 'Seconds since the last successful test of a restore.',
} as const;
const LABELS: Partial<Record<keyof typeof HELP, string[]>> = {
  jobs_waiting: ['queue'],
  jobs_oldest_seconds: ['queue'],
  jobs_retried: ['queue'],
  orders_open_by_state: ['state'],
};

class Gauges {
  readonly registry = new Registry();
  readonly #gauges = new Map<string, Gauge>();

  set(name: keyof typeof HELP, value: number, labels: Record<string, string> = {}): void {
    const gauge =
      this.#gauges.get(name) ??
      new Gauge({
        registers: [this.registry],
        name: `perennial_${name}`,
        help: HELP[name],
        labelNames: LABELS[name] ?? [],
      });
    this.#gauges.set(name, gauge);
    gauge.set(labels, value);
  }

  show({ queues, outbox, orders, condolences, cases, webhooks }: SiteState, pending: number): void {
    for (const queue of JOB_NAMES) {
      const queueState = queues.find(({ name }) => name === queue);
      this.set('jobs_waiting', queueState?.waiting ?? 0, { queue });
      this.set('jobs_oldest_seconds', queueState?.oldestSeconds ?? 0, { queue });
      if (queueState?.retried) this.set('jobs_retried', queueState.retried, { queue });
      else this.#gauges.get('jobs_retried')?.remove({ queue });
    }
    this.set('outbox_unsent', outbox.unsent);
    this.set('outbox_oldest_seconds', outbox.oldestSeconds);
    this.set('outbox_given_up', outbox.givenUp);
    for (const state of STATES)
      this.set('orders_open_by_state', orders.byState[state] ?? 0, { state });
    this.set('orders_needing_review', orders.inReview);
    this.set('review_oldest_seconds', orders.oldestReviewSeconds);
    this.set('money_owed_back_minor', orders.owedBackMinor);
    this.set('condolences_held', condolences.held);
    this.set('condolences_oldest_seconds', condolences.oldestSeconds);
    this.set('cases_open', cases.open);
    this.set('cases_oldest_seconds', cases.oldestSeconds);
    this.set('cases_overdue', cases.overdue);
    this.set('pages_frozen', cases.frozen);
    this.set('condolences_reported', condolences.reported);
    this.set('condolences_oldest_report_seconds', condolences.oldestReportSeconds);
    this.set('webhooks_waiting', webhooks.waiting);
    this.set('webhooks_oldest_seconds', webhooks.oldestSeconds);
    this.set('webhooks_failing', webhooks.failing);
    this.set('webhooks_switched_off', webhooks.switchedOff);
    this.set('migrations_pending', pending);
  }

  /** Removes all values, so that none is shown as if it were still true. */
  clear(): void {
    this.registry.clear();
    this.#gauges.clear();
  }
}

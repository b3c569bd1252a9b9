import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/platform/http/limits';
import { JOB_NAMES } from '@/lib/platform/jobs/queues';
import { routeTemplates } from '@/scripts/start/route-templates';
import { limitsFor } from '@/server/admission/limits';
import { processMetrics } from '@/server/metrics/process-metrics';
import { siteMetrics } from '@/server/metrics/site-metrics';
import { RouteTemplates } from '@/server/route-templates';
import { parseMetrics, sampleValue } from '@/tests/support/prometheus';

/** Prometheus keeps each series in memory, for each instance. */
const MAX_SERIES = 760;

/** A server that handles one read while two wait. */
const SERVER = {
  answers: undefined,
  admission: {
    use: new Map(
      Object.keys(limitsFor(10)).map((name) => [
        name,
        name === 'reads' ? { taken: 1, waiting: 2 } : { taken: 0, waiting: 0 },
      ]),
    ),
  },
};
const start = () => processMetrics('1.2.3', () => SERVER);
const read = async ({ registry }: ReturnType<typeof start>) =>
  parseMetrics(await registry.metrics());

describe('the metrics of a process', () => {
  it('can be read by Prometheus', async () => {
    const metrics = start();
    metrics.count({ method: 'HEAD', route: '/about', status: 304, seconds: 0.02 });
    metrics.counting.called('mail', 'ok', 0.1);
    metrics.counting.mailed('sent');
    metrics.counting.jobFailed('send-mail');
    metrics.counting.refusedByLimit('login');
    metrics.counting.recordCacheLookup('answers', 'stale');
    metrics.counting.uploaded('video', 1_000);
    metrics.counting.refusedForTime('reads');
    const found = await read(metrics);
    const labels = { route: '/about', method: 'GET', status: '3xx' };
    expect(sampleValue(found, 'perennial_http_requests_total', labels)).toBe(1);
    expect(sampleValue(found, 'perennial_call_seconds_bucket', { to: 'mail', le: '0.25' })).toBe(1);
    expect(sampleValue(found, 'perennial_mail_sent_total')).toBe(1);
    expect(sampleValue(found, 'perennial_jobs_failed_total', { queue: 'send-mail' })).toBe(1);
    expect(sampleValue(found, 'perennial_limits_refused_total', { limit: 'login' })).toBe(1);
    expect(sampleValue(found, 'perennial_page_cache_total', { result: 'stale' })).toBe(1);
    expect(sampleValue(found, 'perennial_uploads_bytes_total', { kind: 'video' })).toBe(1_000);
    expect(sampleValue(found, 'perennial_refused_total', { class: 'reads' })).toBe(1);
    expect(sampleValue(found, 'perennial_places', { class: 'reads', state: 'taken' })).toBe(1);
    expect(sampleValue(found, 'perennial_places', { class: 'reads', state: 'waiting' })).toBe(2);
    expect(sampleValue(found, 'perennial_db_pool', { state: 'waiting' })).toBe(0);
    expect(sampleValue(found, 'perennial_build_info', { version: '1.2.3' })).toBe(1);
    expect(sampleValue(found, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it(`and of the site are fewer than ${MAX_SERIES} series, even if every route is used and fails, and strangers request anything`, async () => {
    const metrics = start();
    const routes = new RouteTemplates(routeTemplates());
    const count = (method: string, target: string, status: number) =>
      metrics.count({ method, route: routes.of(target), status, seconds: 0.01 });
    for (const template of routeTemplates()) {
      const method = template.startsWith('/api/') ? 'POST' : 'GET';
      for (const status of [200, 503]) {
        if (template.startsWith('/api/')) count('GET', template, status);
        count(method, template, status);
      }
    }
    for (const template of routeTemplates())
      for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND', `X${Math.random()}`])
        for (const status of [301, 404, 429, 499, 500]) {
          count(method, template, status);
          count(method, `/${Math.random()}/${template}`, status);
        }
    for (const queue of JOB_NAMES) metrics.counting.jobFailed(queue);
    for (const limit of Object.keys(LIMITS)) metrics.counting.refusedByLimit(limit);
    for (const name of Object.keys(limitsFor(10))) metrics.counting.refusedForTime(name);
    for (const to of ['paystack', 'payfast', 's3', 'mail', 'cdn'])
      for (const outcome of ['ok', 'failed'] as const) metrics.counting.called(to, outcome, 1);
    for (const kind of ['photo', 'video', 'document'] as const) metrics.counting.uploaded(kind, 1);
    for (const cache of ['pages', 'answers'] as const)
      for (const result of ['hit', 'miss', 'stale'] as const)
        metrics.counting.recordCacheLookup(cache, result);
    const site = siteMetrics({
      readState: async () => ({
        queues: JOB_NAMES.map((name) => ({
          ...{ name, waiting: 1, oldestSeconds: 1, retried: 0, failed: 0 },
        })),
        outbox: { unsent: 1, oldestSeconds: 1, givenUp: 1 },
        orders: { byState: {}, inReview: 1, oldestReviewSeconds: 1, owedBackMinor: 1 },
        condolences: { held: 1, oldestSeconds: 1, reported: 1, oldestReportSeconds: 1 },
        cases: { open: 1, oldestSeconds: 1, overdue: 0, frozen: 0 },
        webhooks: { waiting: 0, oldestSeconds: 0, failing: 0, switchedOff: 0 },
      }),
      pendingMigrations: async () => [],
      lastBackup: async () => new Date(),
      lastDrill: async () => ({ succeededAt: new Date(Date.now() - 90_000), isOk: false }),
    });
    const all = [...(await read(metrics)), ...parseMetrics(await (await site()).metrics())];
    expect(all.length).toBeLessThan(MAX_SERIES);
    const failed = all.filter(({ labels }) => labels.status === '5xx');
    expect(failed.length).toBeGreaterThan(20);
    const others = all.filter(({ labels }) => labels.route === 'other');
    expect(others.reduce((total, { value }) => total + value, 0)).toBeGreaterThan(1_000);
    for (const { labels } of all)
      for (const value of Object.values(labels)) expect(value).not.toMatch(/0\.\d{5}/);
  });
});

describe('the metrics of the whole site', () => {
  const state = {
    queues: [{ name: 'send-mail', waiting: 3, oldestSeconds: 700, retried: 2, failed: 0 }],
    outbox: { unsent: 3, oldestSeconds: 700, givenUp: 1 },
    orders: { byState: { pending: 2 }, inReview: 1, oldestReviewSeconds: 90, owedBackMinor: 500 },
    condolences: { held: 4, oldestSeconds: 100, reported: 2, oldestReportSeconds: 50 },
    cases: { open: 3, oldestSeconds: 700_000, overdue: 1, frozen: 2 },
    webhooks: { waiting: 4, oldestSeconds: 90, failing: 2, switchedOff: 1 },
  };

  it('are read once in fifteen seconds, however many requests there are', async () => {
    let reads = 0;
    const site = siteMetrics({
      readState: async () => {
        reads += 1;
        return state;
      },
      pendingMigrations: async () => ['20300101000000_later'],
      lastBackup: async () => new Date(Date.now() - 60_000),
      lastDrill: async () => ({ succeededAt: new Date(Date.now() - 90_000), isOk: false }),
    });
    const [registry] = await Promise.all([site(), site(), site()]);
    await site();
    expect(reads).toBe(1);
    const found = parseMetrics((await registry?.metrics()) ?? '');
    expect(sampleValue(found, 'perennial_jobs_waiting', { queue: 'send-mail' })).toBe(3);
    expect(sampleValue(found, 'perennial_jobs_oldest_seconds', { queue: 'check-order' })).toBe(0);
    expect(sampleValue(found, 'perennial_jobs_retried', { queue: 'send-mail' })).toBe(2);
    expect(sampleValue(found, 'perennial_outbox_given_up')).toBe(1);
    expect(sampleValue(found, 'perennial_orders_open_by_state', { state: 'pending' })).toBe(2);
    expect(sampleValue(found, 'perennial_orders_needing_review')).toBe(1);
    expect(sampleValue(found, 'perennial_condolences_held')).toBe(4);
    expect(sampleValue(found, 'perennial_condolences_oldest_seconds')).toBe(100);
    expect(sampleValue(found, 'perennial_cases_open')).toBe(3);
    expect(sampleValue(found, 'perennial_cases_oldest_seconds')).toBe(700_000);
    expect(sampleValue(found, 'perennial_cases_overdue')).toBe(1);
    expect(sampleValue(found, 'perennial_pages_frozen')).toBe(2);
    expect(sampleValue(found, 'perennial_webhooks_waiting')).toBe(4);
    expect(sampleValue(found, 'perennial_webhooks_failing')).toBe(2);
    expect(sampleValue(found, 'perennial_condolences_reported')).toBe(2);
    expect(sampleValue(found, 'perennial_condolences_oldest_report_seconds')).toBe(50);
    expect(sampleValue(found, 'perennial_migrations_pending')).toBe(1);
    expect(sampleValue(found, 'perennial_backup_age_seconds')).toBeCloseTo(60, 0);
    expect(sampleValue(found, 'perennial_drill_age_seconds')).toBeCloseTo(90, 0);
    expect(sampleValue(found, 'perennial_drill_ok')).toBe(0);
    expect(sampleValue(found, 'perennial_backup_exists')).toBe(1);
    expect(sampleValue(found, 'perennial_database_up')).toBe(1);
  });

  it.each([
    [null, [0]],
    [undefined, []],
  ])('contain no age of a backup if the last backup is %s', async (last, expectedValues) => {
    const site = siteMetrics({
      readState: async () => state,
      pendingMigrations: async () => [],
      lastBackup: async () => last,
      lastDrill: async () => ({ succeededAt: new Date(Date.now() - 90_000), isOk: false }),
    });
    const found = parseMetrics(await (await site()).metrics());
    const backups = found.filter(({ name }) => name.startsWith('perennial_backup_'));
    expect(backups.map(({ value }) => value)).toEqual(expectedValues);
  });

  it('are omitted while the database does not answer, instead of being out of date', async () => {
    const site = siteMetrics({
      readState: async () => {
        throw new Error('away');
      },
      pendingMigrations: async () => [],
      lastBackup: async () => new Date(),
      lastDrill: async () => ({ succeededAt: new Date(Date.now() - 90_000), isOk: false }),
    });
    const found = parseMetrics(await (await site()).metrics());
    expect(found).toEqual([{ name: 'perennial_database_up', labels: {}, value: 0 }]);
  });

  it('report that the database is down if it does not answer in time, after a single query', async () => {
    let reads = 0;
    const site = siteMetrics({
      readState: () => {
        reads += 1;
        return new Promise(() => {});
      },
      pendingMigrations: async () => [],
      lastBackup: async () => new Date(),
      lastDrill: async () => ({ succeededAt: new Date(Date.now() - 90_000), isOk: false }),
    });
    const [registry] = await Promise.all([site(), site()]);
    const found = parseMetrics((await registry?.metrics()) ?? '');
    expect(found).toEqual([{ name: 'perennial_database_up', labels: {}, value: 0 }]);
    expect(reads).toBe(1);
  });
});

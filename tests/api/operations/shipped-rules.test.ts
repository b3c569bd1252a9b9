import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { processMetrics } from '@/server/metrics/process-metrics';
import { siteMetrics } from '@/server/metrics/site-metrics';
import { siteSources } from '@/server/metrics/site-sources';

/** A failed job, a backup and a successful restore test: without them their series are absent. */
beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  await db().$transaction((tx) => enqueue(tx, 'send-mail', { mailId: 'a' }));
  await db().$executeRaw`UPDATE pgboss.job SET state = 'retry' WHERE data->>'mailId' = 'a'`;
  const run = { startedAt: new Date(), succeeded: true };
  for (const kind of ['backup', 'verification'] as const)
    await db().backupRun.create({ data: { ...run, id: newId(), kind }, select: { id: true } });
});

const site = siteMetrics(siteSources);

/** The names of all series that a site can have. */
async function knownNames(): Promise<Set<string>> {
  const { registry } = processMetrics('1.2.3', () => undefined);
  const metrics = [...registry.getMetricsAsArray(), ...(await site()).getMetricsAsArray()];
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => name + end)
        : [name],
    ),
  );
}

describe.each(['deploy/alerts.yml', 'deploy/grafana.json'])('%s', (file) => {
  it('uses only metrics that exist', async () => {
    const known = await knownNames();
    const usedMetrics = readFileSync(file, 'utf8').match(/\b(perennial|nodejs|process)_\w+/g) ?? [];
    expect(usedMetrics.length).toBeGreaterThan(10);
    expect(usedMetrics.filter((name) => !known.has(name))).toEqual([]);
  });
});

type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
};

const rules: Rule[] = parse(readFileSync('deploy/alerts.yml', 'utf8')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);

it('deploy/alerts.yml says what to do about each alert', () => {
  expect(rules.length).toBeGreaterThanOrEqual(10);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules)
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Perennial\w+$/),
      expr: expect.stringMatching(/\S/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: {
        summary: expect.stringMatching(/.\.$/),
        action: expect.stringMatching(/.\.$/),
      },
    });
});

it('deploy/alerts.yml raises no alert for a single refusal', () => {
  const ofRefusals = rules.filter(({ expr }) => expr.includes('perennial_refused_total'));
  expect(ofRefusals).toHaveLength(2);
  for (const rule of ofRefusals) {
    expect(rule.expr).toMatch(/\brate\(.*\[5m\]\)\) > 0*[.\d]*[1-9]/);
    expect(rule.for).toMatch(/^\d+m$/);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;

it.skipIf(!hasPromtool)('deploy/alerts.yml is valid for Prometheus', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/alerts.yml']);
  expect(status, String(stderr)).toBe(0);
});

it('deploy/grafana.json is one dashboard with a selectable data source', () => {
  const board = JSON.parse(readFileSync('deploy/grafana.json', 'utf8'));
  expect(board).toMatchObject({ uid: 'perennial', templating: { list: [{ name: 'datasource' }] } });
  expect(board.panels.length).toBeGreaterThan(10);
});

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { poolUse } from '@/lib/platform/db/client';
import type { Metrics } from '@/lib/platform/metrics';
import type { FinishedRequest } from '../request-log';

/** In seconds. */
const ANSWER_BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
const CALL_BUCKETS = [0.05, 0.25, 1, 5];
/** Node's metrics with many series that no alert uses. */
const UNWANTED = [
  'nodejs_active_resources',
  'nodejs_active_handles',
  'nodejs_active_requests',
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
  'nodejs_gc_duration_seconds',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/**
 * The maximum number of label sets with a status that any stranger can cause, and also of label sets with a server
 * error, which every route returns while the database is unavailable. Requests beyond the maximum are counted under the
 * route `other`. Successful requests are always counted under their own route.
 */
const MAX_SETS = 40;

/** Returns the server of this process, once it has started. */
export type GetServer = () =>
  | {
      answers: { use: { bytes: number; answers: number } } | undefined;
      admission: { use: Map<string, { taken: number; waiting: number }> };
    }
  | undefined;

/** The metrics of one process. `count` counts a request, `counting` everything else (lib/platform/metrics.ts). */
export function processMetrics(version: string, server: GetServer) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of UNWANTED) registry.removeSingleMetric(name);
  new Gauge({
    registers: [registry],
    name: 'perennial_build_info',
    help: 'How many processes run this release.',
    labelNames: ['version', 'node'],
  }).set({ version, node: process.version }, 1);
  addUseGauges(registry, server);
  return { registry, count: requestCounter(registry), counting: counters(registry) };
}

function addUseGauges(registry: Registry, server: GetServer): void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'perennial_db_pool',
    help: 'Connections to the database that are used or idle, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
  new Gauge({
    registers,
    name: 'perennial_places',
    help: 'Requests being handled, and requests waiting for their turn, by class.',
    labelNames: ['class', 'state'],
    collect() {
      for (const [name, use] of server()?.admission.use ?? [])
        for (const [state, count] of Object.entries(use)) this.set({ class: name, state }, count);
    },
  });
  new Gauge({
    registers,
    name: 'perennial_page_cache_pages',
    help: 'Answers in memory.',
    collect() {
      this.set(server()?.answers?.use.answers ?? 0);
    },
  });
  new Gauge({
    registers,
    name: 'perennial_page_cache_bytes',
    help: 'Bytes of memory that these answers use.',
    collect() {
      this.set(server()?.answers?.use.bytes ?? 0);
    },
  });
}

/** Counts requests with a bounded number of label sets, whatever strangers ask for. */
function requestCounter(registry: Registry): (finishedRequest: FinishedRequest) => void {
  const registers = [registry];
  const requests = new Counter({
    registers,
    name: 'perennial_http_requests_total',
    help: 'Requests by address template, method and status class.',
    labelNames: ['route', 'method', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'perennial_http_duration_seconds',
    help: 'From the head of the request to the end of the answer.',
    labelNames: ['kind'],
    buckets: ANSWER_BUCKETS,
  });
  const known = { causedByStrangers: new Set<string>(), ours: new Set<string>() };
  return ({ route: requestedRoute, method: requestedMethod, status: code, seconds }) => {
    const method =
      requestedMethod === 'HEAD'
        ? 'GET'
        : METHODS.includes(requestedMethod)
          ? requestedMethod
          : 'other';
    const status = `${Math.floor(code / 100)}xx`;
    const sets = status === '5xx' ? known.ours : known.causedByStrangers;
    const key = `${requestedRoute} ${method} ${status}`;
    const route = status === '2xx' || isAdmitted(sets, key) ? requestedRoute : 'other';
    requests.inc({ route, method, status });
    durations.observe({ kind: kindOf(requestedRoute) }, seconds);
  };
}

function isAdmitted(known: Set<string>, key: string): boolean {
  if (known.has(key)) return true;
  if (known.size >= MAX_SETS) return false;
  known.add(key);
  return true;
}

function kindOf(route: string): string {
  if (route.startsWith('/api/')) return 'api';
  if (route.startsWith('/media/') || route.startsWith('/assets/')) return 'media';
  return route.startsWith('/_next') || route.startsWith('/icons') ? 'file' : 'page';
}

function counters(registry: Registry): Metrics {
  const registers = [registry];
  const calls = new Histogram({
    registers,
    name: 'perennial_call_seconds',
    help: 'Calls to payment providers, the storage of media, the mail service and the CDN.',
    labelNames: ['to', 'outcome'],
    buckets: CALL_BUCKETS,
  });
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ registers, name: `perennial_${name}`, help, labelNames });
  const sentMails = counter('mail_sent_total', 'Mails that the provider accepted.');
  const refusedMails = counter('mail_refused_total', 'Refused mails, counted at each try.');
  const failedJobs = counter('jobs_failed_total', 'Failed runs of jobs.', ['queue']);
  const limitedRequests = counter('limits_refused_total', 'Requests refused by a limit.', [
    'limit',
  ]);
  const uploads = counter('uploads_bytes_total', 'Bytes of uploads that are stored.', ['kind']);
  const notAdmitted = counter(
    'refused_total',
    'Requests refused because all places of their class were taken.',
    ['class'],
  );
  const faultyCount = new Gauge({
    registers: [registry],
    name: 'perennial_faulty_settings',
    help: 'Stored site settings that are faulty, so their defaults are used; 1 for a faulty settings file.',
    aggregator: 'max', // every process of a site finds the same faults
  });
  const cache = counter('page_cache_total', 'Lookups in a cache, by cache and result.', [
    'cache',
    'result',
  ]);
  return {
    called: (to, outcome, seconds) => calls.observe({ to, outcome }, seconds),
    mailed: (outcome) => (outcome === 'sent' ? sentMails : refusedMails).inc(),
    jobFailed: (queue) => failedJobs.inc({ queue }),
    refusedByLimit: (limit) => limitedRequests.inc({ limit }),
    uploaded: (kind, bytes) => uploads.inc({ kind }, bytes),
    refusedForTime: (name) => notAdmitted.inc({ class: name }),
    faultySettings: (count) => faultyCount.set(count),
    recordCacheLookup: (which, result) => cache.inc({ cache: which, result }),
  };
}

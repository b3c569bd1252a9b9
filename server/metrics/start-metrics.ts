import cluster from 'node:cluster';
import type { Env } from '@/lib/platform/env-schema';
import { setMetrics } from '@/lib/platform/metrics';
import { VERSION } from '@/lib/platform/version';
import type { FinishedRequest } from '../request-log';
import { openMetrics } from './metrics-server';
import { type GetServer, processMetrics } from './process-metrics';
import { siteMetrics } from './site-metrics';
import { siteSources } from './site-sources';
import { answerMetricsRequests, type MetricsSnapshot, sumMetrics } from './sum-processes';

/**
 * Starts to count in this process. The metrics are served on METRICS_PORT, or by the process that started this one.
 * Returns a function that counts a request.
 */
export async function startMetrics(
  settings: Env,
  server: GetServer,
): Promise<(finishedRequest: FinishedRequest) => void> {
  const own = processMetrics(VERSION, server);
  const site = siteMetrics(siteSources);
  setMetrics(own.counting);
  const collect = async (isWhole: boolean): Promise<MetricsSnapshot> => {
    const registries = isWhole ? [own.registry, await site()] : [own.registry];
    const counted = await Promise.all(registries.map((each) => each.getMetricsAsJSON()));
    return counted.flat() as MetricsSnapshot; // as: every metric here has values
  };
  if (cluster.isWorker) answerMetricsRequests(collect);
  else await openMetrics(settings, async () => sumMetrics([await collect(true)]).metrics());
  return own.count;
}

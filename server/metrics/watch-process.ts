import cluster from 'node:cluster';
import type { Env } from '@/lib/platform/env-schema';
import { countWith } from '@/lib/platform/metrics';
import { VERSION } from '@/lib/platform/version';
import type { Watched } from '../watch-request';
import { openMetrics } from './metrics-server';
import { type FindServer, processMetrics } from './process-metrics';
import { siteMetrics } from './site-metrics';
import { siteSources } from './site-sources';
import { answerWith, type Counted, sum } from './sum-processes';

/**
 * Starts to count in this process. The metrics are served on METRICS_PORT, or by the process that started this one. Returns a function that
 * counts a request.
 */
export async function watchProcess(
  settings: Env,
  server: FindServer,
): Promise<(watched: Watched) => void> {
  const own = processMetrics(VERSION, server);
  const site = siteMetrics(siteSources);
  countWith(own.counting);
  const collect = async (isWhole: boolean): Promise<Counted> => {
    const registries = isWhole ? [own.registry, await site()] : [own.registry];
    const counted = await Promise.all(registries.map((each) => each.getMetricsAsJSON()));
    return counted.flat() as Counted; // as: every metric here has values
  };
  if (cluster.isWorker) answerWith(collect);
  else await openMetrics(settings, async () => sum([await collect(true)]).metrics());
  return own.count;
}

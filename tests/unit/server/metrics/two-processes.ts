/**
 * For sum-processes.test.ts: two processes that count and one that adds up. It prints the sums for each line on
 * standard input. A line can first kill one or both of the counting processes, or stop one.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { processMetrics } from '@/server/metrics/process-metrics';
import {
  answerMetricsRequests,
  type MetricsSnapshot,
  ProcessSums,
} from '@/server/metrics/sum-processes';

if (cluster.isPrimary) await runBoth();
else count(Number(process.env.PROCESS));

async function runBoth(): Promise<void> {
  const sums = new ProcessSums();
  const workers = [1, 2].map((number) => cluster.fork({ PROCESS: String(number) }));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  process.stdout.write('counting\n');
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'kill') {
      workers[0]?.process.kill('SIGKILL');
      await once(cluster, 'exit');
    }
    if (line === 'kill both') {
      const all = Promise.all(workers.map((worker) => once(worker, 'exit')));
      for (const worker of workers) worker.process.kill('SIGKILL');
      await all;
    }
    if (line === 'stop') {
      workers[1]?.process.kill('SIGSTOP');
    }
    process.stdout.write(`${JSON.stringify(await sums.collect())}\n`);
  }
  for (const worker of workers) worker.process.kill('SIGKILL');
}

function count(number: number): void {
  const { registry, count, counting } = processMetrics('1.2.3', () => ({
    answers: { use: { bytes: 1_000 * number, answers: number } },
    admission: { use: new Map() },
  }));
  for (let times = 0; times < number; times += 1)
    count({ method: 'GET', route: '/about', status: 200, seconds: 0.01 });
  counting.called('s3', 'failed', 0.2);
  counting.faultySettings(1);
  answerMetricsRequests(async () => (await registry.getMetricsAsJSON()) as MetricsSnapshot); // as: every metric here has values
  process.send?.('counting');
}

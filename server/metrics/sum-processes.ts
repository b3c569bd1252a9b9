import cluster, { type Worker } from 'node:cluster';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

/** The metrics of a process, as it sends them to the process that sums. */
export type MetricsSnapshot = MetricObjectWithValues<MetricValue<string>>[];

/** Sent to each process to ask for its metrics; one of them adds those of the whole site. */
type MetricsRequest = { metricsFor: number; isWhole: boolean };
type MetricsReply = { metricsOf: number; counted: MetricsSnapshot };

/** If a process takes longer to answer, its previous counts are used. */
const ANSWER_MS = 2_000;

/** Sums the metrics of processes. */
export const sumMetrics = (all: MetricsSnapshot[]): Registry => AggregatorRegistry.aggregate(all);

/** Answers whenever the process that started this one asks for metrics. */
export function answerMetricsRequests(
  collect: (isWhole: boolean) => Promise<MetricsSnapshot>,
): void {
  process.on('message', (question: Partial<MetricsRequest>) => {
    const { metricsFor, isWhole = false } = question;
    if (metricsFor === undefined) return;
    void collect(isWhole)
      .then((counted) => process.send?.({ metricsOf: metricsFor, counted } satisfies MetricsReply))
      .catch(() => undefined); // no answer: the previous counts are used
  });
}

/**
 * Sums the metrics of the processes of this server. The last known counts of a process stay in the sums after its end,
 * because a counter that falls looks to Prometheus as if all processes had restarted.
 */
export class ProcessSums {
  readonly #last = new Map<number, MetricsSnapshot>();
  /** Processes that did not answer the last time: another one is asked for the metrics of the whole site. */
  readonly #silent = new Set<number>();
  readonly #waiting = new Map<number, (counted: MetricsSnapshot) => void>();
  #ended: Promise<MetricsSnapshot> = Promise.resolve([]);
  #questions = 0;

  constructor() {
    cluster.on('message', (_, message: Partial<MetricsReply>) => {
      if (message.metricsOf !== undefined && message.counted)
        this.#waiting.get(message.metricsOf)?.(message.counted);
    });
    cluster.on('exit', (worker) => this.#keep(worker.id));
  }

  /** The sums in Prometheus' text format. */
  async collect(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((each) => each?.isConnected());
    const whole = workers.find((each) => each && !this.#silent.has(each.id)) ?? workers[0];
    const snapshots = await Promise.all(
      workers.map((worker) => worker && this.#ask(worker, worker === whole)),
    );
    return sumMetrics([
      await this.#ended,
      ...snapshots.filter((each) => each !== undefined),
    ]).metrics();
  }

  async #ask(worker: Worker, isWhole: boolean): Promise<MetricsSnapshot | undefined> {
    this.#questions += 1;
    const metricsFor = this.#questions;
    const counted = await new Promise<MetricsSnapshot | undefined>((resolve) => {
      const timer = setTimeout(() => {
        this.#silent.add(worker.id);
        resolve(this.#last.get(worker.id)?.filter(isCumulative));
      }, ANSWER_MS);
      this.#waiting.set(metricsFor, (snapshot) => {
        clearTimeout(timer);
        this.#silent.delete(worker.id);
        this.#last.set(worker.id, snapshot);
        resolve(snapshot);
      });
      worker.send({ metricsFor, isWhole } satisfies MetricsRequest, () => undefined);
    });
    this.#waiting.delete(metricsFor);
    return counted;
  }

  #keep(id: number): void {
    const last = this.#last.get(id);
    this.#last.delete(id);
    this.#silent.delete(id);
    if (!last) return;
    const counted = last.filter(isCumulative);
    // One after the other: if two processes end at once, the second must be added to a sum that includes the first.
    this.#ended = this.#ended.then(
      async (ended) => (await sumMetrics([ended, counted]).getMetricsAsJSON()) as MetricsSnapshot, // as: the sum has the type of its parts
    );
  }
}

/** Whether a metric only grows, so that its last value stays valid after its process has ended. */
const isCumulative = ({ type }: MetricsSnapshot[number]) =>
  ['counter', 'histogram'].includes(String(type));

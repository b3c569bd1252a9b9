import cluster, { type Worker } from 'node:cluster';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

/** The metrics of a process, as it sends them to the process that sums. */
export type Counted = MetricObjectWithValues<MetricValue<string>>[];

/** Sent to each process to ask for its metrics; one of them adds those of the whole site. */
type Question = { metricsFor: number; isWhole: boolean };
type Answer = { metricsOf: number; counted: Counted };

/** For a process that takes longer to answer, its previous counts are used. */
const ANSWER_MS = 2_000;

/** Sums the metrics of processes. */
export const sum = (all: Counted[]): Registry => AggregatorRegistry.aggregate(all);

/** Answers whenever the process that started this one asks for metrics. */
export function answerWith(collect: (isWhole: boolean) => Promise<Counted>): void {
  process.on('message', (question: Partial<Question>) => {
    const { metricsFor, isWhole = false } = question;
    if (metricsFor === undefined) return;
    void collect(isWhole)
      .then((counted) => process.send?.({ metricsOf: metricsFor, counted } satisfies Answer))
      .catch(() => undefined); // no answer: the previous counts are used
  });
}

/**
 * Sums the metrics of the processes of this server. The last known counts of a process stay in the sums after its end, because a counter
 * that falls looks to Prometheus as if all processes had restarted.
 */
export class ProcessSums {
  readonly #last = new Map<number, Counted>();
  /** Processes that did not answer the last time: another one is asked for the metrics of the whole site. */
  readonly #silent = new Set<number>();
  readonly #waiting = new Map<number, (counted: Counted) => void>();
  #ended: Promise<Counted> = Promise.resolve([]);
  #questions = 0;

  constructor() {
    cluster.on('message', (_, message: Partial<Answer>) => {
      if (message.metricsOf !== undefined && message.counted)
        this.#waiting.get(message.metricsOf)?.(message.counted);
    });
    cluster.on('exit', (worker) => this.#keep(worker.id));
  }

  /** The sums in Prometheus' text format. */
  async collect(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((each) => each?.isConnected());
    const whole = workers.find((each) => each && !this.#silent.has(each.id)) ?? workers[0];
    const asked = await Promise.all(
      workers.map((worker) => worker && this.#ask(worker, worker === whole)),
    );
    return sum([await this.#ended, ...asked.filter((each) => each !== undefined)]).metrics();
  }

  async #ask(worker: Worker, isWhole: boolean): Promise<Counted | undefined> {
    this.#questions += 1;
    const metricsFor = this.#questions;
    const counted = await new Promise<Counted | undefined>((resolve) => {
      const timer = setTimeout(() => {
        this.#silent.add(worker.id);
        resolve(this.#last.get(worker.id)?.filter(grows));
      }, ANSWER_MS);
      this.#waiting.set(metricsFor, (found) => {
        clearTimeout(timer);
        this.#silent.delete(worker.id);
        this.#last.set(worker.id, found);
        resolve(found);
      });
      worker.send({ metricsFor, isWhole } satisfies Question, () => undefined);
    });
    this.#waiting.delete(metricsFor);
    return counted;
  }

  #keep(id: number): void {
    const last = this.#last.get(id);
    this.#last.delete(id);
    this.#silent.delete(id);
    if (!last) return;
    const counted = last.filter(grows);
    // One after the other: if two processes end at once, the second must be added to a sum that includes the first.
    this.#ended = this.#ended.then(
      async (ended) => (await sum([ended, counted]).getMetricsAsJSON()) as Counted, // as: the sum has the type of its parts
    );
  }
}

/** Whether a metric only grows, so that it stays true after its process has ended. */
const grows = ({ type }: Counted[number]) => ['counter', 'histogram'].includes(String(type));

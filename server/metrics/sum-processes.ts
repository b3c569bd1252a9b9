import cluster, { type Worker } from 'node:cluster';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

/** What a process has counted, as it is sent to the process that sums. */
export type Counted = MetricObjectWithValues<MetricValue<string>>[];

/** To a process: send what you have counted; one of them adds what is true of the whole site. */
type Question = { metricsFor: number; isWhole: boolean };
type Answer = { metricsOf: number; counted: Counted };

/** A process that is silent for longer takes part with what it had counted before. */
const PATIENCE_MS = 2_000;

/** Sums what processes have counted. */
export const sum = (all: Counted[]): Registry => AggregatorRegistry.aggregate(all);

/** Answers the process that started this one, whenever it asks. */
export function answerWith(collect: (isWhole: boolean) => Promise<Counted>): void {
  process.on('message', (question: Partial<Question>) => {
    const { metricsFor, isWhole = false } = question;
    if (metricsFor === undefined) return;
    void collect(isWhole)
      .then((counted) => process.send?.({ metricsOf: metricsFor, counted } satisfies Answer))
      .catch(() => undefined); // it then counts as silent
  });
}

/**
 * Sums what the processes of this server have counted. What a process had counted when it was last asked stays in the sums
 * after its end: a counter that fell would look as if all of them had begun again.
 */
export class ProcessSums {
  readonly #last = new Map<number, Counted>();
  /** Those that did not answer the last question: another one is asked about the whole site. */
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
      }, PATIENCE_MS);
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
    // One after the other: of two that end at once, the second must add to the sum with the first.
    this.#ended = this.#ended.then(
      async (ended) => (await sum([ended, counted]).getMetricsAsJSON()) as Counted, // as: what it sums is of this type
    );
  }
}

/** Whether a metric only grows, and so stays true when nobody can be asked about it. */
const grows = ({ type }: Counted[number]) => ['counter', 'histogram'].includes(String(type));

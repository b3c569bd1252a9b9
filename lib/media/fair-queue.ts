import type { Queue, QueueAddOptions } from 'p-queue';

type Run = () => Promise<unknown>;
export type FairOptions = QueueAddOptions & {
  priority?: number;
  /** Whose turn it is, most important first: the account of who sent a file, then the network. */
  senders?: readonly string[];
};
type Task = Partial<FairOptions> & { run: Run };

/** How many senders are remembered, so that memory is bounded. */
const MAX_REMEMBERED = 1_000;

/**
 * The order in which tasks get a slot: by priority, then the task whose first sender has had no turn for longest. The
 * second sender decides between those whose first has had none yet, and otherwise the task that came first. Turns count
 * for their priority alone, so that strangers use up none of a member at the same address.
 */
export class FairQueue implements Queue<Run, FairOptions> {
  #tasks: Task[] = [];
  /** When each sender had a turn at each priority, oldest first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  get size(): number {
    return this.#tasks.length;
  }

  enqueue(run: Run, options: Partial<FairOptions> = {}): void {
    this.#tasks.push({ ...options, run });
  }

  dequeue(): Run | undefined {
    const [first, ...others] = this.#tasks;
    if (!first) return undefined;
    const next = others.reduce((best, task) => (this.#isBefore(task, best) ? task : best), first);
    this.remove(next.run);
    this.#noteTurn(next);
    return next.run;
  }

  filter({ priority }: Readonly<Partial<FairOptions>>): Run[] {
    return this.#tasks.filter((task) => task.priority === priority).map(({ run }) => run);
  }

  setPriority(id: string, priority: number): void {
    for (const task of this.#tasks) if (task.id === id) task.priority = priority;
  }

  remove(idOrRun: string | Run): void {
    this.#tasks = this.#tasks.filter(({ id, run }) => id !== idOrRun && run !== idOrRun);
  }

  #isBefore(task: Task, other: Task): boolean {
    const [mine, theirs] = [this.#rank(task), this.#rank(other)];
    const index = mine.findIndex((value, at) => value !== theirs[at]);
    return index >= 0 && (mine[index] ?? 0) < (theirs[index] ?? 0);
  }

  /** Compared from its first number on; the smaller one is first. */
  #rank(task: Task): number[] {
    return [-(task.priority ?? 0), ...keysOf(task).map((key) => this.#turns.get(key) ?? 0)];
  }

  #noteTurn(task: Task): void {
    this.#turn += 1;
    for (const key of keysOf(task)) {
      this.#turns.delete(key);
      this.#turns.set(key, this.#turn);
    }
    for (const key of this.#turns.keys()) {
      if (this.#turns.size <= MAX_REMEMBERED) break;
      this.#turns.delete(key);
    }
  }
}

const keysOf = ({ priority = 0, senders = [] }: Task) =>
  senders.map((sender) => `${priority} ${sender}`);

import type { Queue, QueueAddOptions } from 'p-queue';

type Run = () => Promise<unknown>;
export type FairOptions = QueueAddOptions & {
  priority?: number;
  /** Whose turn it is, for example the account and the network of who sent a file. */
  senders?: readonly string[];
};
type Task = Partial<FairOptions> & { run: Run };

/** How many senders are remembered, so that memory is bounded. */
const MAX_REMEMBERED = 1_000;

/**
 * The order in which tasks get a slot: by priority, then the task whose senders have had no turn for longest. So many
 * tasks of one account, or of one network, wait behind each other and not before those of others. Of tasks of the same
 * network, the account decides that had no turn for longest; of the same account, the first one.
 */
export class FairQueue implements Queue<Run, FairOptions> {
  #tasks: Task[] = [];
  /** When each sender had a turn, oldest first. */
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
  #rank({ priority = 0, senders = [] }: Task): number[] {
    const turns = senders.map((sender) => this.#turns.get(sender) ?? 0);
    return [-priority, Math.max(0, ...turns), Math.min(...turns)];
  }

  #noteTurn({ senders = [] }: Task): void {
    this.#turn += 1;
    for (const sender of senders) {
      this.#turns.delete(sender);
      this.#turns.set(sender, this.#turn);
    }
    for (const sender of this.#turns.keys()) {
      if (this.#turns.size <= MAX_REMEMBERED) break;
      this.#turns.delete(sender);
    }
  }
}

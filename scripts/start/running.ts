import type { Child } from './child';

type Part = { name: string; stop: () => Promise<void> | void };

/** What this start has started, ended in reverse order: the site first, the database last. */
export class Running {
  readonly #parts: Part[] = [];
  #ending: Promise<void> | undefined;
  #reportFault: (fault: Error) => void = () => {};

  /** Rejects when a part ends that should not have. */
  readonly fault = new Promise<never>((_, reject) => {
    this.#reportFault = reject;
  });

  constructor() {
    this.fault.catch(() => {}); // heard only while somebody waits for it
  }

  /** Takes care of a child that must run until the end. */
  keep(child: Child): Child {
    this.add(
      child,
      child.ended.then(() => child.lastLines()),
    );
    return child;
  }

  /** Takes care of anything with a way to stop it; `ended` gives its last words. */
  add(part: Part, ended: Promise<string>): void {
    this.#parts.push(part);
    void ended.then((words) => {
      if (!this.#ending) this.#reportFault(new Error(`${part.name} ended unexpectedly.\n${words}`));
    });
  }

  /** Something to do at the end that nothing waits for before. */
  onEnd(stop: () => void): void {
    this.#parts.push({ name: '', stop });
  }

  /** Takes care of a child that ends by itself. Gives nothing; throws its last words on failure. */
  async finish(child: Child): Promise<void> {
    this.#parts.push(child);
    const code = await child.ended;
    this.#parts.splice(this.#parts.indexOf(child), 1);
    if (code !== 0)
      throw new Error(`${child.name} failed with code ${code}.\n${child.lastLines()}`);
  }

  /** Ends everything, once. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    for (const part of this.#parts.reverse()) await part.stop();
  }
}

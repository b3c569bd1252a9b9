import type { Child } from './child';

type Part = { name: string; stop: () => Promise<void> | void };

/** Everything that this process has started. It is stopped in reverse order: the site first, the database last. */
export class StartedParts {
  readonly #parts: Part[] = [];
  #ending: Promise<void> | undefined;
  #reportFault: (fault: Error) => void = () => {};

  /** Rejects when a part ends unexpectedly. */
  readonly fault = new Promise<never>((_, reject) => {
    this.#reportFault = reject;
  });

  constructor() {
    this.fault.catch(() => {}); // no unhandled rejection while nobody waits for it
  }

  /** Adds a child process that must run until the end. */
  addChild(child: Child): Child {
    this.add(
      child,
      child.ended.then(() => child.lastLines()),
    );
    return child;
  }

  /** Adds a part that can be stopped. `ended` resolves with its last lines of output. */
  add(part: Part, ended: Promise<string>): void {
    this.#parts.push(part);
    void ended.then((message) => {
      if (!this.#ending)
        this.#reportFault(new Error(`${part.name} ended unexpectedly.\n${message}`));
    });
  }

  /** Adds something to do at the end. */
  onEnd(stop: () => void): void {
    this.#parts.push({ name: '', stop });
  }

  /** Waits for a child process that ends by itself. If it fails, throws with its last lines of output. */
  async finish(child: Child): Promise<void> {
    this.#parts.push(child);
    const code = await child.ended;
    this.#parts.splice(this.#parts.indexOf(child), 1);
    if (code !== 0)
      throw new Error(`${child.name} failed with code ${code}.\n${child.lastLines()}`);
  }

  /** Whether everything is being stopped, so that failures are expected. */
  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** Stops everything, once. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    for (const part of this.#parts.reverse()) await part.stop();
  }
}

/** To be called once the work for a request is done; a second call does nothing. */
export type Leave = () => void;

export type GateLimits = {
  /** How many are let in at the same time. */
  atOnce: number;
  /** How many wait beyond that; the next one takes the place of the one that has waited longest. */
  waiting: number;
  longestWaitMs: number;
};

/**
 * Lets in a bounded number at a time. Of those that wait, who came last is let in first: under more than can be done that one
 * is answered soon, and the least likely to have left, while in a row everybody would be answered late.
 */
export class Gate {
  readonly #waiting: ((leave: Leave | undefined) => void)[] = [];
  #inside = 0;

  constructor(private readonly limits: GateLimits) {}

  /** Returns what ends the turn, at once or after a wait; undefined for whom there was no time. */
  enter(): Leave | undefined | Promise<Leave | undefined> {
    const { atOnce, waiting, longestWaitMs } = this.limits;
    if (this.#inside < atOnce) {
      this.#inside += 1;
      return once(this.#leave);
    }
    if (this.#waiting.length >= waiting) this.#waiting.shift()?.(undefined);
    return new Promise((resolve) => {
      const turn = (leave: Leave | undefined) => {
        clearTimeout(timer);
        resolve(leave);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        resolve(undefined);
      }, longestWaitMs);
      this.#waiting.push(turn);
    });
  }

  readonly #leave = (): void => {
    const next = this.#waiting.pop();
    if (next) next(once(this.#leave));
    else this.#inside -= 1;
  };
}

/** Runs `leave` at the first call alone. */
export function once(leave: Leave): Leave {
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    leave();
  };
}

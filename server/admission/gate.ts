import { NetworkShares } from '@/lib/platform/http/network-shares';

/** To be called once the work for a request is done; a second call does nothing. */
export type Leave = () => void;

export type GateLimits = {
  /** How many are let in at the same time. */
  atOnce: number;
  /** How many wait beyond that; the next one takes the place of the one that has waited longest. */
  waiting: number;
  longestWaitMs: number;
  /** The same while the gate is overrun; as long as otherwise where it is not given. */
  overrunWaitMs?: number;
  /** The part of both that one network may have. */
  share: number;
};

/** `since`: when it began to wait, by the clock of this process. */
type Turn = { address: string; since: number; begin: (leave: Leave | undefined) => void };

/** So long after the last refusal for lack of places the gate is still overrun. */
export const CALM_MS = 2_000;

/**
 * Lets in a bounded number at a time; those that wait, in the order in which they came. When one had to be refused for lack of places, since
 * the row was full or it had waited for too long, more come than can be let in. Then, until nobody has been refused for `CALM_MS`, nobody
 * waits for longer than `overrunWaitMs`: otherwise everybody who is let in would be answered late. A network that has its share waits
 * although others are let in.
 */
export class Gate {
  readonly #inside: NetworkShares;
  readonly #waiting: NetworkShares;
  /** The one that has waited longest is the first. */
  readonly #row: Turn[] = [];
  #lastRefusal = Number.NEGATIVE_INFINITY;

  /** @param onRefusal is called for each that is refused for lack of places, not because its network has its share of them */
  constructor(
    private readonly limits: GateLimits,
    private readonly onRefusal: () => void = () => {},
  ) {
    this.#inside = new NetworkShares(limits.atOnce, limits.share);
    this.#waiting = new NetworkShares(limits.waiting, limits.share);
  }

  /** How many are inside, and how many wait. */
  get use(): { taken: number; waiting: number } {
    return { taken: this.#inside.all, waiting: this.#row.length };
  }

  /** Returns what ends the turn of a caller, at once or after a wait; undefined for whom there was no time. */
  enter(address: string): Leave | undefined | Promise<Leave | undefined> {
    if (this.#inside.add(address)) return this.#leaveOf(address);
    if (!this.#waiting.isWithinShare(address)) return undefined;
    this.#refuseLate();
    const [first] = this.#row;
    if (first && this.#waiting.all >= this.limits.waiting) this.#refuse(first);
    this.#waiting.add(address);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#refuse(turn), this.limits.longestWaitMs);
      const turn: Turn = {
        address,
        since: performance.now(),
        begin: (leave) => {
          clearTimeout(timer);
          resolve(leave);
        },
      };
      this.#row.push(turn);
    });
  }

  get #isFull(): boolean {
    return this.#inside.all >= this.limits.atOnce;
  }

  get #isOverrun(): boolean {
    return performance.now() - this.#lastRefusal < CALM_MS;
  }

  /**
   * To be called when somebody comes or has left. Not those who wait for a place of their own network while others are free.
   */
  #refuseLate(): void {
    const { overrunWaitMs = this.limits.longestWaitMs } = this.limits;
    if (!this.#isOverrun || !this.#isFull) return;
    const latest = performance.now() - overrunWaitMs;
    for (let [first] = this.#row; first && first.since < latest; [first] = this.#row)
      this.#refuse(first);
  }

  #refuse(turn: Turn): void {
    if (this.#isFull) {
      this.#lastRefusal = performance.now();
      this.onRefusal();
    }
    this.#call(turn, undefined);
  }

  #call(turn: Turn, leave: Leave | undefined): void {
    this.#row.splice(this.#row.indexOf(turn), 1);
    this.#waiting.remove(turn.address);
    turn.begin(leave);
  }

  #leaveOf(address: string): Leave {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#inside.remove(address);
      const next = this.#next();
      if (next && this.#inside.add(next.address)) this.#call(next, this.#leaveOf(next.address));
      this.#refuseLate();
    };
  }

  #next(): Turn | undefined {
    return this.#row.find(({ address }) => this.#inside.hasRoom(address));
  }
}

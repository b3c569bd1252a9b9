import { NetworkShares } from '@/lib/platform/http/network-shares';

/** Call it once the work for a request is done. A second call does nothing. */
export type ReleasePlace = () => void;

export type AdmissionLimits = {
  /** How many requests may be handled at the same time. */
  atOnce: number;
  /** How many more may wait. When the queue is full, a new request replaces the one that has waited longest. */
  waiting: number;
  longestWaitMs: number;
  /** The longest wait while the queue is overrun; `longestWaitMs` by default. */
  overrunWaitMs?: number;
  /** The share of both numbers that one network may take, from 0 to 1. */
  share: number;
};

/** A caller in the queue. `since` is when it began to wait, by `performance.now()`. */
type Waiter = {
  address: string;
  since: number;
  endWait: (leave: ReleasePlace | undefined) => void;
};

/** For how long after the last refusal for lack of places the queue counts as overrun. */
export const RECOVERY_MS = 2_000;

/**
 * Lets in a bounded number of callers at a time, and the others in the order in which they came. If one has to be
 * refused for lack of places, because the queue was full or the wait too long, the queue is overrun: until nobody has
 * been refused for `RECOVERY_MS`, nobody waits longer than `overrunWaitMs`, since otherwise everybody would be answered
 * late. A network that has its share must wait even while others are let in.
 */
export class AdmissionQueue {
  readonly #inside: NetworkShares;
  readonly #waiting: NetworkShares;
  /** The first has waited longest. */
  readonly #row: Waiter[] = [];
  #lastRefusal = Number.NEGATIVE_INFINITY;

  /** @param onRefusal called for each refusal for lack of places, not if the caller's network has all of its places */
  constructor(
    private readonly limits: AdmissionLimits,
    private readonly onRefusal: () => void = () => {},
  ) {
    this.#inside = new NetworkShares(limits.atOnce, limits.share);
    this.#waiting = new NetworkShares(limits.waiting, limits.share);
  }

  /** How many requests are being handled, and how many wait. */
  get use(): { taken: number; waiting: number } {
    return { taken: this.#inside.total, waiting: this.#row.length };
  }

  /** Returns, at once or after a wait, a function that ends the caller's turn. Undefined if the caller is refused. */
  enter(address: string): ReleasePlace | undefined | Promise<ReleasePlace | undefined> {
    if (this.#inside.add(address)) return this.#leaveOf(address);
    if (!this.#waiting.isWithinShare(address)) return undefined;
    this.#refuseLate();
    const [first] = this.#row;
    if (first && this.#waiting.total >= this.limits.waiting) this.#refuse(first);
    this.#waiting.add(address);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#refuse(turn), this.limits.longestWaitMs);
      const turn: Waiter = {
        address,
        since: performance.now(),
        endWait: (leave) => {
          clearTimeout(timer);
          resolve(leave);
        },
      };
      this.#row.push(turn);
    });
  }

  get #isFull(): boolean {
    return this.#inside.total >= this.limits.atOnce;
  }

  get #isOverrun(): boolean {
    return performance.now() - this.#lastRefusal < RECOVERY_MS;
  }

  /**
   * Refuses callers who have waited too long for an overrun queue, unless they wait only because their network has all
   * of its places.
   */
  #refuseLate(): void {
    const { overrunWaitMs = this.limits.longestWaitMs } = this.limits;
    if (!this.#isOverrun || !this.#isFull) return;
    const latest = performance.now() - overrunWaitMs;
    for (let [first] = this.#row; first && first.since < latest; [first] = this.#row)
      this.#refuse(first);
  }

  #refuse(turn: Waiter): void {
    if (this.#isFull) {
      this.#lastRefusal = performance.now();
      this.onRefusal();
    }
    this.#call(turn, undefined);
  }

  #call(turn: Waiter, leave: ReleasePlace | undefined): void {
    this.#row.splice(this.#row.indexOf(turn), 1);
    this.#waiting.remove(turn.address);
    turn.endWait(leave);
  }

  #leaveOf(address: string): ReleasePlace {
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

  #next(): Waiter | undefined {
    return this.#row.find(({ address }) => this.#inside.hasRoom(address));
  }
}

import { networksOf } from './caller-networks';

/** A browser opens several connections at once. */
const MIN_PLACES = 2;

/** Even if its share is smaller, a network may hold two places, or one if there are at most two in total. */
const minPlaces = (limit: number) => (limit > MIN_PLACES ? MIN_PLACES : 1);

/**
 * Counts what all callers and each of their networks hold: places, connections or bytes. An IPv4
 * address, which may be a carrier with thousands of people, and a /48 of IPv6 may each hold the
 * full share, a /56 half of it, and a /64 a quarter.
 */
export class NetworkShares {
  readonly #held = new Map<string, number>();
  readonly #ofNetwork: number;
  #all = 0;

  /**
   * @param most the limit for everybody together
   * @param share the part of it that one network may hold, above 0 and up to 1
   * @param least what a network may always hold, even if its share is smaller
   */
  constructor(
    private readonly most: number,
    share: number,
    private readonly least = minPlaces(most),
  ) {
    this.#ofNetwork = Math.max(least, Math.floor(most * share));
  }

  /** How many everybody holds together. */
  get total(): number {
    return this.#all;
  }

  /** Whether the networks of this address may hold `many` more. */
  hasRoom(address: string, many = 1): boolean {
    return this.#all + many <= this.most && this.isWithinShare(address, many);
  }

  /**
   * Whether `many` more are within the shares of this address's networks, ignoring the limit for
   * everybody.
   */
  isWithinShare(address: string, many = 1): boolean {
    const networks = networksOf(address);
    const widest = networks.at(-1)?.times ?? 1;
    return networks.every(
      ({ key, times }) => (this.#held.get(key) ?? 0) + many <= this.#limitOf(times / widest),
    );
  }

  /** Adds `many` if there is room; returns whether there was. */
  add(address: string, many = 1): boolean {
    if (!this.hasRoom(address, many)) return false;
    this.#change(address, many);
    return true;
  }

  remove(address: string, many = 1): void {
    this.#change(address, -many);
  }

  #change(address: string, by: number): void {
    this.#all += by;
    for (const { key } of networksOf(address)) {
      const left = (this.#held.get(key) ?? 0) + by;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    }
  }

  #limitOf(part: number): number {
    return Math.max(this.least, Math.ceil(this.#ofNetwork * part));
  }
}

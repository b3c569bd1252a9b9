import { networksOf } from './caller-networks';

/** A browser asks for several things at once. */
const LEAST = 2;

/** A network may always hold so many of a few places, unless they were all. */
const leastOf = (most: number) => (most > LEAST ? LEAST : 1);

/**
 * Counts what is held in all and by each network: places, connections, bytes. An IPv4 address, behind which a carrier may have
 * thousands of people, and a /48 of IPv6 may each hold a share of all, a /56 half of that and a /64 a quarter.
 */
export class NetworkShares {
  readonly #held = new Map<string, number>();
  readonly #ofNetwork: number;
  #all = 0;

  /**
   * @param most how many may be held in all
   * @param share the part of them that one network may hold at most, above 0 and up to 1
   * @param least what any network may hold where its share is smaller
   */
  constructor(
    private readonly most: number,
    share: number,
    private readonly least = leastOf(most),
  ) {
    this.#ofNetwork = Math.max(least, Math.floor(most * share));
  }

  /** How many are held in all. */
  get all(): number {
    return this.#all;
  }

  /** Whether the networks of this address may hold so many more. */
  hasRoom(address: string, many = 1): boolean {
    return this.#all + many <= this.most && this.isWithinShare(address, many);
  }

  /** Whether so many more are within the shares of the networks of this address, whatever others hold. */
  isWithinShare(address: string, many = 1): boolean {
    const networks = networksOf(address);
    const widest = networks.at(-1)?.times ?? 1;
    return networks.every(
      ({ key, times }) => (this.#held.get(key) ?? 0) + many <= this.#mostOf(times / widest),
    );
  }

  /** Holds so many more, if there is room. Returns whether there was. */
  add(address: string, many = 1): boolean {
    if (!this.hasRoom(address, many)) return false;
    this.#change(address, many);
    return true;
  }

  /** Releases so many of what the networks of this address hold. */
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

  #mostOf(part: number): number {
    return Math.max(this.least, Math.ceil(this.#ofNetwork * part));
  }
}

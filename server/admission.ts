import type { IncomingMessage } from 'node:http';
import * as paths from '@/lib/platform/paths';
import { Gate, type GateLimits, type Leave, once } from './gate';
import { isStandIn } from './refusal';

/**
 * How many requests a process works on at once, by what they are. More would not be answered sooner: they share one processor
 * and the connections to the database. None of these is a limit that a visitor meets while the site has time.
 */
const LIMITS = {
  /** Pages and calls that read. */
  reads: { atOnce: 12, waiting: 128, longestWaitMs: 2_000 },
  /** A page with many pictures asks for all of them at once. */
  media: { atOnce: 32, waiting: 512, longestWaitMs: 5_000 },
  /** They may have a body, which a stranger can send as slowly as he likes: they hold no place of a read. */
  writes: 256,
  writesOfCaller: 64,
  /** Refused last: a provider may wait for hours before it tries again. */
  notices: 512,
};

type Limits = { reads: GateLimits; media: GateLimits } & Record<
  'writes' | 'writesOfCaller' | 'notices',
  number
>;

const NOTICE = paths.apiPaymentNotice('');
const MEDIA = /^\/(?:media|q)\/|\/preview\.\w+$/;
/** Files of the release. Who was let in needs them, and they cost next to nothing. */
const ASSETS = '/_next/static/';

/**
 * Decides which requests this process works on (security.md, "Overload"). Under more than it can do it refuses reads first, then
 * writes, and notices of payment providers last, so that what it lets in is answered soon.
 */
export class Admission {
  readonly #limits: Limits;
  readonly #reads: Gate;
  readonly #media: Gate;
  readonly #writesByCaller = new Map<string, number>();
  #writes = 0;
  #notices = 0;

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits;
    this.#reads = new Gate(limits.reads);
    this.#media = new Gate(limits.media);
  }

  /**
   * Returns what ends the request's turn, or undefined when it is refused. Answers within the time for which it may wait.
   * @param request with its caller's address in `x-client-address`
   */
  async enter({ method = '', url = '', headers }: IncomingMessage): Promise<Leave | undefined> {
    if (url.startsWith(ASSETS) || isStandIn(url)) return () => {};
    if (method === 'GET' || method === 'HEAD')
      return MEDIA.test(url.split('?')[0] ?? '') ? this.#media.enter() : this.#reads.enter();
    return url.startsWith(NOTICE)
      ? this.#notice()
      : this.#write(String(headers['x-client-address']));
  }

  #write(caller: string): Leave | undefined {
    const own = this.#writesByCaller.get(caller) ?? 0;
    const { writes, writesOfCaller } = this.#limits;
    if (this.#writes >= writes || own >= writesOfCaller) return undefined;
    this.#writes += 1;
    this.#writesByCaller.set(caller, own + 1);
    return once(() => {
      this.#writes -= 1;
      const left = (this.#writesByCaller.get(caller) ?? 1) - 1;
      if (left > 0) this.#writesByCaller.set(caller, left);
      else this.#writesByCaller.delete(caller);
    });
  }

  #notice(): Leave | undefined {
    if (this.#notices >= this.#limits.notices) return undefined;
    this.#notices += 1;
    return once(() => {
      this.#notices -= 1;
    });
  }
}

import type { IncomingMessage } from 'node:http';
import * as paths from '@/lib/platform/paths';
import { isStandIn } from './refusal';

/** Reads that a process works on at once. More would not be answered sooner: they share one processor and the pool. */
const READS = 24;
/** Of those beyond it, so many wait for a moment; whoever came last is the first to be let in, and the least likely to have left. */
const WAITING = 128;
const LONGEST_WAIT_MS = 400;
/** Requests that may have a body hold no place of a read: a stranger can send one as slowly as he likes. */
const WRITES = 256;
const WRITES_OF_CALLER = 64;
/** Notices of payment providers, which are refused last: a provider may wait for hours before it tries again. */
const NOTICES = 512;

const NOTICE = paths.apiPaymentNotice('');
/** Files of the release. Who was let in needs them, and they cost next to nothing. */
const ASSETS = '/_next/static/';

type Limits = {
  reads: number;
  waiting: number;
  longestWaitMs: number;
  writes: number;
  writesOfCaller: number;
  notices: number;
};

const LIMITS: Limits = {
  reads: READS,
  waiting: WAITING,
  longestWaitMs: LONGEST_WAIT_MS,
  writes: WRITES,
  writesOfCaller: WRITES_OF_CALLER,
  notices: NOTICES,
};

/** To be called once the work for a request is done. */
type Leave = () => void;

/**
 * Decides which requests this process works on (security.md, "Overload"). Under more than it can do it refuses reads first, then
 * writes, and notices of payment providers last, so that what it lets in is answered soon.
 */
export class Admission {
  readonly #limits: Limits;
  readonly #writesByCaller = new Map<string, number>();
  readonly #queue: ((leave: Leave | undefined) => void)[] = [];
  #reads = 0;
  #writes = 0;
  #notices = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Returns what ends the request's turn, or undefined when it is refused. Answers within the time for which a read may wait.
   * @param request with its caller's address in `x-client-address`
   */
  async enter({ method = '', url = '', headers }: IncomingMessage): Promise<Leave | undefined> {
    if (url.startsWith(ASSETS) || isStandIn(url)) return () => {};
    if (method === 'GET' || method === 'HEAD') return this.#read();
    if (url.startsWith(NOTICE)) return this.#notice();
    return this.#write(String(headers['x-client-address']));
  }

  #read(): Leave | undefined | Promise<Leave | undefined> {
    if (this.#reads < this.#limits.reads) {
      this.#reads += 1;
      return once(this.#leaveRead);
    }
    const refused = this.#queue.length >= this.#limits.waiting ? this.#queue.shift() : undefined;
    refused?.(undefined); // who has waited longest
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(admit), 1);
        resolve(undefined);
      }, this.#limits.longestWaitMs);
      const admit = (leave: Leave | undefined) => {
        clearTimeout(timer);
        resolve(leave);
      };
      this.#queue.push(admit);
    });
  }

  readonly #leaveRead = () => {
    const next = this.#queue.pop();
    if (next) next(once(this.#leaveRead));
    else this.#reads -= 1;
  };

  #write(caller: string): Leave | undefined {
    const ofCaller = this.#writesByCaller.get(caller) ?? 0;
    if (this.#writes >= this.#limits.writes || ofCaller >= this.#limits.writesOfCaller)
      return undefined;
    this.#writes += 1;
    this.#writesByCaller.set(caller, ofCaller + 1);
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

function once(leave: Leave): Leave {
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    leave();
  };
}

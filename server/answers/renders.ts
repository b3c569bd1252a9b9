import { withNoStore } from '../surrogate-headers';
import { type AnswerStore, RENEWAL_MS } from './answer-store';
import { type Caller, type NextReply, requestFromNext, type Serve } from './request-from-next';
import type { StoredAnswer } from './stored-answer';

/**
 * Callers do not join a render that has run for longer than this, so that a render that hangs does not block everybody.
 */
const JOIN_MS = 10_000;
/**
 * A page that could not be kept is rendered again after this long. On a busy site, a visitor has requested it in the
 * meantime.
 */
const RETRY_MS = 1_000;
const TOO_MANY_REQUESTS = 429;

type Options = { serve: Serve; host: string; storeOf: (key: string) => AnswerStore };

/** Asks Next for shared answers: once at a time for each key, however many callers wait for it. */
export class Renders {
  readonly #running = new Map<string, Promise<NextReply>>();
  /** Renewals that wait for their turn. */
  readonly #queued = new Map<string, Promise<NextReply>>();
  /** Renders for the callers of one address, by that address and the key. */
  readonly #ofAddress = new Map<string, Promise<NextReply>>();
  /** Keys that will be rendered again after `RETRY_MS`. */
  readonly #again = new Set<string>();

  constructor(private readonly options: Options) {}

  /** Call it when something has changed: from then on, nobody joins a render that has already begun. */
  stopJoining(): void {
    this.#running.clear();
  }

  /**
   * Renders an answer, or joins a render that others wait for. Returns no reply if Next throws, or if a renewal takes
   * too long.
   * @param isRenewal whether there is an earlier answer to send instead: renewals wait in a queue, and not for long
   */
  async reply(
    key: string,
    caller: Caller,
    isRenewal: boolean,
  ): Promise<{ reply: NextReply | undefined; isJoined: boolean }> {
    const ask = () => this.#ask(key, caller);
    let joined = this.#joinable(key);
    const getReply = () =>
      isRenewal ? withTimeout(joined ?? this.#enqueue(key, ask)) : (joined ?? ask());
    let reply = await getReply().catch(() => undefined);
    // The first request may have come from a network whose places are all taken. This must not keep the page from the
    // others who wait, so one of them asks again. If it is refused for the same reason, each address asks for itself.
    if (joined && reply?.isRefused) {
      joined = this.#joinable(key);
      reply = await getReply().catch(() => undefined);
      if (joined && reply?.isRefused && !isRenewal) {
        const own = `${caller.client} ${key}`;
        joined = this.#ofAddress.get(own);
        reply = await (joined ?? this.#askForAddress(own, ask)).catch(() => undefined);
      }
    }
    return { reply, isJoined: joined !== undefined };
  }

  /**
   * Renders an answer that could not be kept once more after `RETRY_MS`, unless a visitor has requested it in the
   * meantime.
   */
  renderAgain(key: string, caller: Caller, isKept: () => boolean): void {
    if (this.#again.has(key)) return;
    this.#again.add(key);
    const again = () => {
      this.#again.delete(key);
      if (!isKept()) void this.#ask(key, caller).catch(() => {}); // Next has logged why
    };
    setTimeout(again, RETRY_MS).unref();
  }

  #joinable(key: string): Promise<NextReply> | undefined {
    return this.#running.get(key) ?? this.#queued.get(key);
  }

  #enqueue(key: string, ask: () => Promise<NextReply>): Promise<NextReply> {
    let hasBegun = false;
    const reply = this.options.storeOf(key).renewals.add(() => {
      hasBegun = true;
      this.#queued.delete(key);
      return this.#running.get(key) ?? ask();
    });
    if (!hasBegun) this.#queued.set(key, reply);
    return reply;
  }

  /** At most one render at a time for each address and key, which takes a place of the address's network. */
  #askForAddress(own: string, ask: () => Promise<NextReply>): Promise<NextReply> {
    const reply = ask();
    this.#ofAddress.set(own, reply);
    const end = () => this.#ofAddress.delete(own);
    reply.then(end, end);
    return reply;
  }

  #ask(key: string, caller: Caller): Promise<NextReply> {
    const { serve, host, storeOf } = this.options;
    const store = storeOf(key);
    const render = store.begin();
    const reply = requestFromNext(serve, key, { ...caller, host }).then((result) => {
      const isKept = result.isCacheable && !result.varies;
      const isOnlyForCaller = result.isIncomplete || result.answer.status === TOO_MANY_REQUESTS;
      // The earlier answer is outdated: Next no longer returns one that everybody may have.
      if (!isKept && !result.isCacheableLater && !result.hasFailed && !isOnlyForCaller)
        store.delete(key);
      if (result.isIncomplete || !store.isCurrent(result.answer, render))
        return { ...result, answer: withoutCdnCaching(result.answer) };
      if (isKept) store.keep(key, result.answer, render);
      return result;
    });
    this.#running.set(key, reply);
    const leave = () => {
      if (this.#running.get(key) === reply) this.#running.delete(key);
    };
    const timer = setTimeout(leave, JOIN_MS).unref();
    const end = () => {
      clearTimeout(timer);
      leave();
      store.end(render);
    };
    reply.then(end, end);
    return reply;
  }
}

/** Returns an answer that may be out of date or meant for one caller, with headers that forbid CDNs to keep it. */
export const withoutCdnCaching = (answer: StoredAnswer): StoredAnswer => ({
  ...answer,
  headers: withNoStore(answer.headers),
});

/** Throws when there is no reply after `RENEWAL_MS`. */
async function withTimeout(reply: Promise<NextReply>): Promise<NextReply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page is late.')), RENEWAL_MS);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

import { withNoStore } from '../surrogate-headers';
import { type AnswerStore, RENEWAL_MS } from './answer-store';
import { type Caller, type NextReply, requestFromNext, type Serve } from './request-from-next';
import type { StoredAnswer } from './stored-answer';

/** Callers join no render that has run for longer, so that one that hangs does not block all others. */
const JOIN_MS = 10_000;
/** A page that could not be kept is rendered again after this long. On a busy site, a visitor has asked for it by then. */
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

  /** Something has changed: nobody joins a render that has already begun. */
  stopJoining(): void {
    this.#running.clear();
  }

  /**
   * Renders an answer, or joins a render that others wait for. Returns no reply if Next throws, or if a renewal takes too long.
   * @param isRenewal whether there is an earlier answer to send instead: renewals wait in a queue, and not for long
   */
  async reply(
    key: string,
    caller: Caller,
    isRenewal: boolean,
  ): Promise<{ reply: NextReply | undefined; isJoined: boolean }> {
    const ask = () => this.#ask(key, caller);
    let joined = this.#joinable(key);
    const answered = () =>
      isRenewal ? withTimeout(joined ?? this.#enqueue(key, ask)) : (joined ?? ask());
    let reply = await answered().catch(() => undefined);
    // A network with all its places taken may have asked first. It must not keep the page from the others who wait, so one of
    // them asks again; if that one is refused for the same reason, each address asks for itself.
    if (joined && reply?.isRefused) {
      joined = this.#joinable(key);
      reply = await answered().catch(() => undefined);
      if (joined && reply?.isRefused && !isRenewal) {
        const own = `${caller.client} ${key}`;
        joined = this.#ofAddress.get(own);
        reply = await (joined ?? this.#askForAddress(own, ask)).catch(() => undefined);
      }
    }
    return { reply, isJoined: joined !== undefined };
  }

  /** Renders once more, after a moment, what could not be kept, unless a visitor has asked for it by then. */
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
    const reply = requestFromNext(serve, key, { ...caller, host }).then((found) => {
      const isKept = found.isCacheable && !found.varies;
      const isOnlyForCaller = found.isIncomplete || found.answer.status === TOO_MANY_REQUESTS;
      // The earlier answer is outdated: Next no longer returns one that everybody may have.
      if (!isKept && !found.isCacheableLater && !found.hasFailed && !isOnlyForCaller)
        store.delete(key);
      if (found.isIncomplete || !store.isCurrent(found.answer, render))
        return { ...found, answer: withoutCdnCaching(found.answer) };
      if (isKept) store.keep(key, found.answer, render);
      return found;
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

/** The same answer, which may be out of date or one caller's, with headers by which no CDN keeps it. */
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsChangedBy } from '@/lib/platform/cache/cache-tags';
import type { Invalidations } from '@/lib/platform/cache/listener';
import { metrics } from '@/lib/platform/metrics';
import { withNoStore } from '../surrogate-headers';
import type { Answer, Encoding } from './answer';
import { AnswerStore, RENEWAL_MS } from './answer-store';
import { askNext, type Reply, type Serve } from './ask-next';
import { encodingFor, holds, withEncoding } from './encoding';
import { sendAnswer } from './send-answer';
import { sendReady } from './send-ready';
import { canBeMadeUp, isAnonymous, keyOf, sharedKey } from './shared-address';

type Options = {
  /** Next's handler, with all that the server adds to its answers. */
  serve: Serve;
  /** Bytes of memory for answers. */
  maxBytes: number;
  /** The host that Next is asked with, whatever a visitor sends. */
  host: string;
};

/** `isLast`: whether the connection closes after the answer. */
type Asked = { requestId: string; isLast: boolean };

/** On whose behalf Next is asked: the address that a limit counts, and the encoding in which the answer is kept first. */
type Caller = { client: string; requestId: string; encoding: Encoding };

/** The part of the memory that searches and drawings of codes have. */
const SHARE_OF_MADE_UP = 1 / 8;
/** How long an answer is sent while nobody can say whether it has changed (security.md, "Answers from memory"). */
const STALE_MS = 10 * 60_000;
/** For this long after a failure Next is not asked for the same again where there is an answer to fall back on. */
const PAUSE_MS = 2_000;
/** A request joins no render that has run for longer than this, so that one that hangs does not block all others. */
const JOIN_MS = 10_000;
/** A page that was rendered for one visitor is asked for again after this long, to be kept. A busy site has had the next one by then. */
const LATER_MS = 1_000;
/** A limit refuses this one caller, and says nothing of the page. */
const TOO_MANY = 429;

/**
 * Answers that are the same for everybody, from memory (architecture.md, "Rendering and caching"). Next is asked
 * once for each address, without any header of the visitor; what it says is kept if it carries tags, until one of
 * them changes. It hears of changes after the page cache, in the same moment.
 */
export class SharedAnswers implements Invalidations {
  readonly #store: AnswerStore;
  /** Of lists, searches and drawings of codes alone, so that strangers who make up their addresses drive no page out. */
  readonly #madeUp: AnswerStore;
  readonly #asked = new Map<string, Promise<Reply>>();
  /** Renders that nobody from another address joins. */
  readonly #alone = new Map<string, Promise<Reply>>();
  /** What will be asked for once more. */
  readonly #later = new Set<string>();
  /** What is packed for the other encoding at this moment, by what there is. */
  readonly #packing = new WeakMap<Answer['bodies'], Promise<Answer['bodies']>>();
  /** What waits for its turn to be asked for again. */
  readonly #waiting = new Map<string, Promise<Reply>>();

  constructor(private readonly options: Options) {
    const ofMadeUp = Math.floor(options.maxBytes * SHARE_OF_MADE_UP);
    this.#store = new AnswerStore(options.maxBytes - ofMadeUp);
    this.#madeUp = new AnswerStore(ofMadeUp);
  }

  onPath(path: string): void {
    for (const store of this.#stores) store.forget(tagsChangedBy(path));
    this.#asked.clear(); // a request from now on must not join an earlier render
  }

  /** A site setting has changed, and with it every page. */
  doubtAll(): void {
    for (const store of this.#stores) store.doubtAll();
    this.#asked.clear();
  }

  onLost(): void {
    this.#asked.clear();
    for (const store of this.#stores) store.doubt(false);
  }

  onHeard(): void {
    this.#asked.clear();
    for (const store of this.#stores) store.doubt(true);
  }

  /**
   * Answers most requests without a cookie whose answer is fresh in memory: those for an address as it is kept, for which nothing
   * else is worked out, and those of Next's router. It is called before requests are refused (server/refusal.ts): no answer to one
   * of those is ever kept. Returns whether it did.
   */
  answerNow(request: IncomingMessage, response: ServerResponse, asked: Asked): boolean {
    const { url = '', headers } = request;
    if (headers.cookie !== undefined) return false;
    const key = headers.rsc === undefined ? keyOf(url, headers) : sharedKey(request);
    const answer = key === null ? undefined : this.#fresh(key);
    if (!answer || (headers.rsc === undefined && !isAnonymous(request))) return false;
    if (!holds(answer.bodies, encodingFor(headers['accept-encoding']))) return false;
    if (asked.isLast || !sendReady(request, response, answer, asked.requestId))
      sendAnswer(request, response, answer, ofRequest(asked));
    metrics()?.askedCache('answers', 'hit');
    return true;
  }

  /**
   * Answers any other request whose answer is the same for everybody, from memory or by asking Next. Returns whether it
   * did: otherwise Next has to be asked with the visitor's own headers.
   * @param asked with the caller's address, which a limit counts
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked & { client: string },
  ): Promise<boolean> {
    const key = sharedKey(request);
    if (key === null) return false;
    const kept = this.#fresh(key);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const rendered = kept ?? (await this.#rendered(key, { ...asked, encoding }));
    if (rendered === undefined) return false;
    const found = await this.#encoded(key, rendered, encoding);
    const isStale = found.freshUntil < Date.now() || found.doubtedSince !== undefined;
    const sent = isStale ? forNoCache(found) : found;
    const ofThis = [...ofRequest(asked), ...(isStale ? STALE : [])];
    sendAnswer(request, response, sent, ofThis);
    metrics()?.askedCache('answers', kept ? 'hit' : isStale ? 'stale' : 'miss');
    return true;
  }

  /** Bytes and answers in memory. */
  get use() {
    const [pages, madeUp] = [this.#store.use, this.#madeUp.use];
    return { bytes: pages.bytes + madeUp.bytes, answers: pages.answers + madeUp.answers };
  }

  /**
   * What Next says now; while it fails, what it said before. Undefined where it has to be asked with the visitor's own
   * headers.
   */
  async #rendered(key: string, caller: Caller): Promise<Answer | undefined> {
    const earlier = this.#earlier(key);
    if (earlier && Date.now() - (earlier.failedAt ?? 0) < PAUSE_MS) return earlier;
    const ask = () => this.#ask(key, caller);
    let joined = this.#running(key);
    const asked = () => (earlier ? inTime(joined ?? this.#inTurn(key, ask)) : (joined ?? ask()));
    let reply = await asked().catch(() => undefined);
    if (joined && reply?.isRefused) {
      // The first to ask may be refused because of others in its network. One of those who joined then asks for all of them.
      joined = this.#running(key);
      reply = await asked().catch(() => undefined);
      // That one may have been of the same network.
      if (joined && reply?.isRefused && !earlier) {
        const own = `${caller.client} ${key}`;
        joined = this.#alone.get(own);
        reply = await (joined ?? this.#askAlone(own, ask)).catch(() => undefined);
      }
    }
    if (reply === undefined || reply.hasFailed) {
      if (earlier) earlier.failedAt = Date.now();
      return earlier ?? reply?.answer; // also to those who joined: a failure is nobody's own
    }
    if (reply.isKeptLater) this.#askLater(key, caller);
    return reply.varies || (joined && !reply.isShared) ? undefined : reply.answer;
  }

  /** The answer with its body in this encoding. It is packed once for all who want it. */
  async #encoded(key: string, answer: Answer, encoding: Encoding): Promise<Answer> {
    if (holds(answer.bodies, encoding)) return answer;
    const known = this.#packing.get(answer.bodies);
    const packing = known ?? withEncoding(answer.bodies, encoding);
    this.#packing.set(answer.bodies, packing);
    packing.catch(() => this.#packing.delete(answer.bodies));
    const bodies = await packing;
    return this.#storeOf(key).widen(key, answer, bodies);
  }

  /** Asks for the callers of one address, whose places it takes: at most one render for each address at a time. */
  #askAlone(own: string, ask: () => Promise<Reply>): Promise<Reply> {
    const reply = ask();
    this.#alone.set(own, reply);
    const end = () => this.#alone.delete(own);
    reply.then(end, end);
    return reply;
  }

  /** The render of this page that has begun, or waits for its turn. */
  #running(key: string): Promise<Reply> | undefined {
    return this.#asked.get(key) ?? this.#waiting.get(key);
  }

  #inTurn(key: string, ask: () => Promise<Reply>): Promise<Reply> {
    let hasBegun = false;
    const turn = this.#storeOf(key).renewals.add(() => {
      hasBegun = true;
      this.#waiting.delete(key);
      return this.#asked.get(key) ?? ask();
    });
    if (!hasBegun) this.#waiting.set(key, turn);
    return turn;
  }

  #ask(key: string, caller: Caller): Promise<Reply> {
    const { serve, host } = this.options;
    const store = this.#storeOf(key);
    const render = store.begin();
    const reply = askNext(serve, key, { ...caller, host }).then((found) => {
      const { status } = found.answer;
      const isKept = found.isKept && !found.varies;
      const isOfOne = found.isForOneCaller || status === TOO_MANY;
      // No longer for all. Also where the render began before a loss: it is not kept, and neither is what was there.
      if (!isKept && !found.isKeptLater && !found.hasFailed && !isOfOne) store.delete(key);
      if (found.isForOneCaller || !store.isCurrent(found.answer, render))
        return { ...found, answer: forNoCache(found.answer) };
      if (isKept) store.keep(key, found.answer, render);
      return found;
    });
    this.#asked.set(key, reply);
    const leave = () => {
      if (this.#asked.get(key) === reply) this.#asked.delete(key);
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

  get #stores() {
    return [this.#store, this.#madeUp];
  }

  #storeOf(key: string): AnswerStore {
    return canBeMadeUp(key) ? this.#madeUp : this.#store;
  }

  /** Asks once more for what could not be kept, unless another visitor was sooner. */
  #askLater(key: string, caller: Caller): void {
    if (this.#later.has(key)) return;
    this.#later.add(key);
    const ask = () => {
      this.#later.delete(key);
      if (!this.#fresh(key)) void this.#ask(key, caller).catch(() => {}); // Next has logged why
    };
    setTimeout(ask, LATER_MS).unref();
  }

  #fresh(key: string): Answer | undefined {
    const answer = this.#storeOf(key).get(key);
    return answer && answer.doubtedSince === undefined && Date.now() < answer.freshUntil
      ? answer
      : undefined;
  }

  /** What is no longer fresh, or in doubt, but not for too long. */
  #earlier(key: string): Answer | undefined {
    const answer = this.#storeOf(key).get(key);
    const since = answer?.doubtedSince ?? answer?.freshUntil ?? 0;
    return Date.now() - since < STALE_MS ? answer : undefined;
  }
}

/** Throws when there is no reply after `RENEWAL_MS`. */
async function inTime(reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page is late.')), RENEWAL_MS);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

/** The answer as it is sent when it may be out of date: no CDN may keep it. */
const forNoCache = (answer: Answer): Answer => ({
  ...answer,
  headers: withNoStore(answer.headers),
});

const ofRequest = ({ requestId, isLast }: Asked): string[] => [
  'X-Request-Id',
  requestId,
  ...(isLast ? ['Connection', 'close'] : []),
];

/** RFC 9211: from a cache, and past the time for which it was fresh. */
const STALE = ['Cache-Status', 'pages; hit; ttl=-1'];

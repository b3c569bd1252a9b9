import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsChangedBy } from '@/lib/platform/cache/cache-tags';
import type { InvalidationListener } from '@/lib/platform/cache/listener';
import { metrics } from '@/lib/platform/metrics';
import { AnswerStore } from './answer-store';
import { addEncoding, chooseEncoding, hasEncoding } from './encoding';
import { Renders, withoutCdnCaching } from './renders';
import type { Caller, Serve } from './request-from-next';
import { sendAnswer } from './send-answer';
import { canBeInvented, sharedAnswerKey } from './shared-address';
import type { Encoding, StoredAnswer } from './stored-answer';

type Options = {
  /** Next's handler, with everything that the server adds to its responses. */
  serve: Serve;
  /** Bytes of memory for answers. */
  maxBytes: number;
  /** The Host that Next is asked with, regardless of what a visitor sends. */
  host: string;
};

/** The part of the memory for searches and drawings of codes. */
const MADE_UP_SHARE = 1 / 8;
/** How long an answer is sent while Next cannot say whether it has changed (security.md, "Answers from memory"). */
const STALE_MS = 10 * 60_000;
/** After a failure, the earlier answer is sent for this long before Next is asked again. */
const PAUSE_MS = 2_000;
/** RFC 9211: from a cache, and no longer fresh. */
const STALE = 'pages; hit; ttl=-1';

/**
 * Sends answers that are the same for everybody from memory (architecture.md, "Rendering and caching"). Next is asked
 * once for each address, without any header of the visitor; its answer is kept if it has tags, until one of them
 * changes. Each invalidation reaches Next's page cache first and then, at the same moment, these answers.
 */
export class SharedAnswers implements InvalidationListener {
  readonly #pages: AnswerStore;
  /** Separate, so that strangers who make up addresses cannot drive pages out of memory. */
  readonly #madeUp: AnswerStore;
  readonly #renders: Renders;
  /** Bodies that are being compressed for another encoding. */
  readonly #compressing = new WeakMap<StoredAnswer['bodies'], Promise<StoredAnswer['bodies']>>();

  constructor({ serve, host, maxBytes }: Options) {
    const madeUpBytes = Math.floor(maxBytes * MADE_UP_SHARE);
    this.#pages = new AnswerStore(maxBytes - madeUpBytes);
    this.#madeUp = new AnswerStore(madeUpBytes);
    this.#renders = new Renders({ serve, host, storeOf: (key) => this.#storeOf(key) });
  }

  onPath(path: string): void {
    this.#invalidate((store) => store.forget(tagsChangedBy(path)));
  }

  /** A site setting has changed, and with it every page. */
  doubtAll(): void {
    this.#invalidate((store) => store.doubtAll());
  }

  onDisconnect(): void {
    this.#invalidate((store) => store.doubt(false));
  }

  onConnect(): void {
    this.#invalidate((store) => store.doubt(true));
  }

  /**
   * Answers a request if its answer is the same for everybody, from memory or by asking Next.
   * @param caller the address that a limit counts, and the id for the log
   * @returns false if Next has to be asked with the visitor's own headers
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    caller: Omit<Caller, 'encoding'>,
  ): Promise<boolean> {
    const key = sharedAnswerKey(request);
    if (key === null) return false;
    const freshAnswer = this.#fresh(key);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const candidate = freshAnswer ?? (await this.#rendered(key, { ...caller, encoding }));
    if (candidate === undefined) return false;
    const answer = await this.#encoded(key, candidate, encoding);
    const isStale = answer.freshUntil < Date.now() || answer.doubtedSince !== undefined;
    if (isStale) response.setHeader('Cache-Status', STALE);
    sendAnswer(request, response, isStale ? withoutCdnCaching(answer) : answer);
    metrics()?.recordCacheLookup('answers', freshAnswer ? 'hit' : isStale ? 'stale' : 'miss');
    return true;
  }

  /** Bytes and answers in memory. */
  get use() {
    const [pages, madeUp] = [this.#pages.use, this.#madeUp.use];
    return { bytes: pages.bytes + madeUp.bytes, answers: pages.answers + madeUp.answers };
  }

  /**
   * Next's answer or, while Next fails, the earlier one. Undefined if Next has to be asked with the visitor's own
   * headers.
   */
  async #rendered(key: string, caller: Caller): Promise<StoredAnswer | undefined> {
    const earlier = this.#earlier(key);
    if (earlier && Date.now() - (earlier.failedAt ?? 0) < PAUSE_MS) return earlier;
    const { reply, isJoined } = await this.#renders.reply(key, caller, earlier !== undefined);
    if (reply === undefined || reply.hasFailed) {
      if (earlier) earlier.failedAt = Date.now();
      return earlier ?? reply?.answer; // callers who joined the render get a failed reply too, since it contains nothing personal
    }
    if (reply.isCacheableLater)
      this.#renders.renderAgain(key, caller, () => this.#fresh(key) !== undefined);
    return reply.varies || (isJoined && !reply.isShared) ? undefined : reply.answer;
  }

  /** The answer with its body in this encoding, which is compressed once for all who want it. */
  async #encoded(key: string, answer: StoredAnswer, encoding: Encoding): Promise<StoredAnswer> {
    const { bodies } = answer;
    if (hasEncoding(bodies, encoding)) return answer;
    const compressing = this.#compressing.get(bodies) ?? addEncoding(bodies, encoding);
    this.#compressing.set(bodies, compressing);
    compressing.catch(() => this.#compressing.delete(bodies));
    return this.#storeOf(key).widen(key, answer, await compressing);
  }

  #invalidate(change: (store: AnswerStore) => void): void {
    for (const store of [this.#pages, this.#madeUp]) change(store);
    this.#renders.stopJoining();
  }

  #storeOf(key: string): AnswerStore {
    return canBeInvented(key) ? this.#madeUp : this.#pages;
  }

  #fresh(key: string): StoredAnswer | undefined {
    const answer = this.#storeOf(key).get(key);
    return answer && answer.doubtedSince === undefined && Date.now() < answer.freshUntil
      ? answer
      : undefined;
  }

  /** An answer that is no longer fresh or is in doubt, but not for too long. */
  #earlier(key: string): StoredAnswer | undefined {
    const answer = this.#storeOf(key).get(key);
    const since = answer?.doubtedSince ?? answer?.freshUntil ?? 0;
    return Date.now() - since < STALE_MS ? answer : undefined;
  }
}

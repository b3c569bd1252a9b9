import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { changesOnlyWithRelease, FILES_TAG } from '@/lib/platform/cache/cache-tags';
import { answerBytes, type StoredAnswer } from './stored-answer';

/** The largest share of the memory that one answer may take. */
const MAX_SHARE = 1 / 32;
/**
 * After a lost database connection every answer is rendered again at its next visit (decision 0005), this many at a
 * time.
 */
const RENEWALS_AT_ONCE = 4;
/**
 * A visitor waits at most this long for a renewal, including the queue, and then gets the earlier answer. A render that
 * hangs leaves the queue.
 */
export const RENEWAL_MS = 4_000;

/** A render that has begun, and what has changed since. */
export type Render = { changed: Set<string>; mayHaveMissed: boolean };

/**
 * Answers by their key, bounded in bytes: the least recently used ones are deleted first. An answer is deleted when one
 * of its tags changes, and is not kept if its render began before the change.
 */
export class AnswerStore {
  readonly #answers: LRUCache<string, StoredAnswer>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #renders = new Set<Render>();
  /** Whether notices of changes arrive. */
  #isConnected = true;
  /** Renders of answers that are out of date. */
  readonly renewals = new PQueue({ concurrency: RENEWALS_AT_ONCE, timeout: RENEWAL_MS });

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * MAX_SHARE),
      sizeCalculation: answerBytes,
      dispose: (answer, key) => this.#removeFromTags(key, answer.tags),
    });
  }

  get(key: string): StoredAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Call it before Next is asked. Pass the result to `keep` if the answer may be kept, and to `end` in any case. */
  begin(): Render {
    const render: Render = { changed: new Set(), mayHaveMissed: false };
    this.#renders.add(render);
    return render;
  }

  end(render: Render): void {
    this.#renders.delete(render);
  }

  /** Whether nothing that the answer shows has changed since its render began. */
  isCurrent(answer: StoredAnswer, { mayHaveMissed, changed }: Render): boolean {
    return !mayHaveMissed && !answer.tags.some((tag) => changed.has(tag));
  }

  /** Keeps the answer if it is current. While no notices arrive, it is in doubt from the start. */
  keep(key: string, answer: StoredAnswer, render: Render): void {
    if (!this.isCurrent(answer, render)) return;
    const isInDoubt = !this.#isConnected && !changesOnlyWithRelease(answer.tags);
    this.#put(key, isInDoubt ? { ...answer, doubtedSince: Date.now() } : answer);
  }

  /** Adds encodings to an answer, and keeps it unless it was deleted or replaced in the meantime. Returns it. */
  widen(key: string, answer: StoredAnswer, bodies: StoredAnswer['bodies']): StoredAnswer {
    const wider = { ...answer, bodies };
    if (this.#answers.get(key) === answer) this.#put(key, wider);
    return wider;
  }

  /** Deletes all answers with one of these tags. */
  forget(tags: readonly string[]): void {
    for (const render of this.#renders) for (const tag of tags) render.changed.add(tag);
    for (const tag of tags)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#answers.delete(key);
  }

  delete(key: string): void {
    this.#answers.delete(key);
  }

  /**
   * Marks all answers that may have missed a change: Next is asked before one is sent again.
   * @param isConnected whether notices of changes arrive from now on
   */
  doubt(isConnected: boolean, now = Date.now()): void {
    this.#isConnected = isConnected;
    this.#markInDoubt((tags) => !changesOnlyWithRelease(tags), now);
    // Without the database, each renewal in the queue would wait until the one before it has failed.
    this.renewals.concurrency = isConnected ? RENEWALS_AT_ONCE : Number.POSITIVE_INFINITY;
  }

  /** Marks everything as out of date, except for files that are named by their content. */
  doubtAll(now = Date.now()): void {
    this.#markInDoubt((tags) => tags.some((tag) => tag !== FILES_TAG), now);
  }

  /** Bytes and answers in memory. */
  get use(): { bytes: number; answers: number } {
    return { bytes: this.#answers.calculatedSize, answers: this.#answers.size };
  }

  #markInDoubt(isAffected: (tags: readonly string[]) => boolean, now: number): void {
    for (const render of this.#renders) render.mayHaveMissed = true;
    for (const answer of this.#answers.values())
      if (isAffected(answer.tags)) answer.doubtedSince ??= now;
  }

  #put(key: string, answer: StoredAnswer): void {
    this.#answers.set(key, answer);
    if (!this.#answers.has(key)) return; // too large
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  #removeFromTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

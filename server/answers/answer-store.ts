import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { FILES_TAG, isOfRelease } from '@/lib/platform/cache/cache-tags';
import { type Answer, sizeOf } from './answer';

/** No answer may take more of the memory than this part of it. */
const LARGEST_SHARE = 1 / 32;

/**
 * How many answers of a store are rendered again at the same time. After the connection to the database was lost, each is asked
 * for again at its next visit (decision 0088).
 */
const RENEWED_AT_ONCE = 4;
/** Nobody waits longer for such a page, with its turn: what was there is sent, and says so. Renders that hang hold up no others. */
export const RENEWAL_MS = 4_000;

/** A render that has begun, and what has changed since. */
export type Render = { changed: Set<string>; mayHaveMissed: boolean };

/**
 * Answers by their key, bounded in bytes: those that were not asked for the longest go first. An answer is deleted
 * when one of its tags changes, and one whose render began before that is not kept.
 */
export class AnswerStore {
  readonly #answers: LRUCache<string, Answer>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #renders = new Set<Render>();
  #isHeard = true;
  /** What is asked for again where there was an answer before. */
  readonly renewals = new PQueue({ concurrency: RENEWED_AT_ONCE, timeout: RENEWAL_MS });

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
      sizeCalculation: sizeOf,
      dispose: (answer, key) => this.#removeFromTags(key, answer.tags),
    });
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** To be called before Next is asked. What it returns goes to `keep` if the answer may be kept, and to `end` in any case. */
  begin(): Render {
    const render: Render = { changed: new Set(), mayHaveMissed: false };
    this.#renders.add(render);
    return render;
  }

  end(render: Render): void {
    this.#renders.delete(render);
  }

  /** Whether nothing that the answer shows has changed since the render that led to it began. */
  isCurrent(answer: Answer, { mayHaveMissed, changed }: Render): boolean {
    return !mayHaveMissed && !answer.tags.some((tag) => changed.has(tag));
  }

  /** Keeps the answer that `render` led to, if it is current; in doubt from the beginning while no changes are heard of. */
  keep(key: string, answer: Answer, render: Render): void {
    if (!this.isCurrent(answer, render)) return;
    const isInDoubt = !this.#isHeard && !isOfRelease(answer.tags);
    this.#put(key, isInDoubt ? { ...answer, doubtedSince: Date.now() } : answer);
  }

  /** Keeps the same answer in more encodings, unless it was forgotten or replaced meanwhile. Returns it. */
  widen(key: string, answer: Answer, bodies: Answer['bodies']): Answer {
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
   * Changes may have been missed: nothing but what comes with a release is sent before Next was asked again.
   * @param isHeard whether changes are heard of from now on
   */
  doubt(isHeard: boolean, now = Date.now()): void {
    this.#isHeard = isHeard;
    for (const render of this.#renders) render.mayHaveMissed = true;
    for (const answer of this.#answers.values())
      if (!isOfRelease(answer.tags)) answer.doubtedSince ??= now;
    // While no changes are heard of, they would wait for each other's failure.
    this.renewals.concurrency = isHeard ? RENEWED_AT_ONCE : Number.POSITIVE_INFINITY;
  }

  /** Everything but files that are named by their content may be another now: Next is asked before it is sent again. */
  doubtAll(now = Date.now()): void {
    for (const render of this.#renders) render.mayHaveMissed = true;
    for (const answer of this.#answers.values())
      if (answer.tags.some((tag) => tag !== FILES_TAG)) answer.doubtedSince ??= now;
  }

  /** Bytes and answers in memory. */
  get use(): { bytes: number; answers: number } {
    return { bytes: this.#answers.calculatedSize, answers: this.#answers.size };
  }

  #put(key: string, answer: Answer): void {
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

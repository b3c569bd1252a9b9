/** If a replica has not replayed a change after this time, it is polled less often. */
const SOON_MS = 1_000;
/** With more changed tags than this, everything counts as changed. */
const MAX_TAGS = 10_000;
/** With more positions than this ahead of the replica, newer ones are dropped. */
const MAX_POSITIONS = 1_000;

/** The end of the primary's log; `askedAt` is when the query was sent. */
type LogPosition = { position: bigint; askedAt: number };

/**
 * Tracks up to which time a replica has everything that the primary had committed, and thus which
 * reads it may answer (decision 0075). Times are milliseconds of one monotonic clock; positions are
 * bytes in the primary's log.
 */
export class ReplicaPosition {
  /** Positions that the replica has not reached yet, oldest first. */
  readonly #ahead: LogPosition[] = [];
  /** The replica has everything that was committed before this time. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #replayed = 0n;
  readonly #changedAt = new Map<string, number>();
  #allChangedAt = Number.NEGATIVE_INFINITY;
  #lastChangeAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly maxLagMs: number) {}

  /** To be called for a notification that everything with these tags has changed. */
  changed(tags: readonly string[], now: number): void {
    if (tags.length === 0) return;
    this.#lastChangeAt = now;
    for (const tag of tags) this.#changedAt.set(tag, now);
    if (this.#changedAt.size > MAX_TAGS) this.allChanged(now);
  }

  /** To be called when notifications may have been missed. */
  allChanged(now: number): void {
    this.#allChangedAt = now;
    this.#lastChangeAt = now;
    this.#changedAt.clear();
    this.#ahead.length = 0; // the positions may be of a primary that has been replaced
  }

  /** The primary's log ended at or before `position` at `askedAt`. */
  recordPrimaryPosition(position: bigint, askedAt: number): void {
    const last = this.#ahead.at(-1);
    if (last?.position === position) last.askedAt = askedAt;
    else if (this.#ahead.length < MAX_POSITIONS) this.#ahead.push({ position, askedAt });
  }

  /** The replica has replayed the log up to `position`. */
  recordReplicaPosition(position: bigint): void {
    if (position < this.#replayed) this.markReplicaUnavailable(); // it went back, so this is another replica
    this.#replayed = position;
    while (this.#ahead[0] && this.#ahead[0].position <= position)
      this.#currentAt = this.#ahead.shift()?.askedAt ?? this.#currentAt;
    for (const [tag, at] of this.#changedAt) if (at < this.#currentAt) this.#changedAt.delete(tag);
  }

  /** The replica's state is unknown until both servers have been polled again. */
  markReplicaUnavailable(): void {
    this.#currentAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Whether the replica has every announced change of this tag and does not lag more than
   * `maxLagMs`.
   */
  isUpToDate(tag: string, now: number): boolean {
    return (
      !this.isLagging(now) &&
      this.#currentAt > this.#allChangedAt &&
      this.#currentAt > (this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY)
    );
  }

  /** Whether the replica lags more than `maxLagMs`. */
  isLagging(now: number): boolean {
    return now - this.#currentAt > this.maxLagMs;
  }

  /**
   * Whether a recent change should reach the replica at any moment, so that frequent polling is
   * worthwhile.
   */
  isDueSoon(now: number): boolean {
    return this.#lastChangeAt >= this.#currentAt && now - this.#lastChangeAt < SOON_MS;
  }
}

/** The bytes of a log page's header; the header of a segment's first page is longer. */
const HEAD = 24n;
const FIRST_HEAD = 40n;

/**
 * Returns the end of the last record before `position`, which is where the next record will begin.
 * When a record ends with its page, `position` lies after the header of the next page. A replica
 * receives that header only with the next record, perhaps 15 seconds later.
 * @param page bytes of a log page
 * @param segment bytes of a log segment
 */
export function endOfRecords(position: bigint, page: bigint, segment: bigint): bigint {
  const head = position % segment < page ? FIRST_HEAD : HEAD;
  return position % page === head ? position - head : position;
}

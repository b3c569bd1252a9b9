/** A change that waits for longer than this is one of a replica that lags, which need not be asked so often. */
const SOON_MS = 1_000;
/** Beyond as many changed tags, everything counts as changed. */
const MAX_TAGS = 10_000;
/** The oldest positions that a replica has not reached; of one that lags far behind, later ones are not kept. */
const MAX_POSITIONS = 1_000;

/** Where the primary's log ended; `askedAt` is when it was asked. */
type Asked = { position: bigint; askedAt: number };

/**
 * Tracks up to when a replica has everything that the primary had committed, and which reads it may therefore answer
 * (decision 0075). All times are in milliseconds of one clock that never goes back; positions are bytes of the
 * primary's log.
 */
export class ReplicaPosition {
  /** Not reached by the replica, oldest first. */
  readonly #ahead: Asked[] = [];
  /** The replica has everything that was committed before. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #replayed = 0n;
  readonly #changedAt = new Map<string, number>();
  #allChangedAt = Number.NEGATIVE_INFINITY;
  #lastChangeAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly maxLagMs: number) {}

  /** A notice says that everything with these tags has changed. */
  changed(tags: readonly string[], now: number): void {
    if (tags.length === 0) return;
    this.#lastChangeAt = now;
    for (const tag of tags) this.#changedAt.set(tag, now);
    if (this.#changedAt.size > MAX_TAGS) this.allChanged(now);
  }

  /** Notices may have been missed. */
  allChanged(now: number): void {
    this.#allChangedAt = now;
    this.#lastChangeAt = now;
    this.#changedAt.clear();
    this.#ahead.length = 0; // of a primary that another may have replaced
  }

  /** The primary's log ended at `position`, or before, when it was asked at `askedAt`. */
  primaryIsAt(position: bigint, askedAt: number): void {
    const last = this.#ahead.at(-1);
    if (last?.position === position) last.askedAt = askedAt;
    else if (this.#ahead.length < MAX_POSITIONS) this.#ahead.push({ position, askedAt });
  }

  /** The replica has replayed everything before `position`. */
  replicaIsAt(position: bigint): void {
    if (position < this.#replayed) this.replicaIsAway(); // another one has taken its place
    this.#replayed = position;
    while (this.#ahead[0] && this.#ahead[0].position <= position)
      this.#currentAt = this.#ahead.shift()?.askedAt ?? this.#currentAt;
    for (const [tag, at] of this.#changedAt) if (at < this.#currentAt) this.#changedAt.delete(tag);
  }

  /** Nobody knows what the replica has, until it and the primary are asked again. */
  replicaIsAway(): void {
    this.#currentAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether the replica has every announced change of this tag, and does not lag beyond the bound. */
  hasAll(tag: string, now: number): boolean {
    return (
      !this.isLate(now) &&
      this.#currentAt > this.#allChangedAt &&
      this.#currentAt > (this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY)
    );
  }

  /** Whether the replica lags beyond the bound. */
  isLate(now: number): boolean {
    return now - this.#currentAt > this.maxLagMs;
  }

  /** Whether the replica should have a change any moment now, so that asking often is worth it. */
  isDueSoon(now: number): boolean {
    return this.#lastChangeAt >= this.#currentAt && now - this.#lastChangeAt < SOON_MS;
  }
}

/** The bytes of the head of a page of the log, and of the first page of a segment. */
const HEAD = 24n;
const FIRST_HEAD = 40n;

/**
 * Where the last record of the log ends, of the position at which the next one will begin. At the end of a page that is
 * behind the head of the next page: there a replica arrives with the next record only, maybe a quarter of a minute later.
 * @param page the bytes of a page of the log
 * @param segment the bytes of a segment, whose first page has a longer head
 */
export function endOfRecords(position: bigint, page: bigint, segment: bigint): bigint {
  const head = position % segment < page ? FIRST_HEAD : HEAD;
  return position % page === head ? position - head : position;
}

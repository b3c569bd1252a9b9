/** A render that began before a change cannot last longer than this: statement_timeout is 5 s. */
const RENDER_MS = 10_000;

/**
 * Remembers which pages changed a moment ago. A render that read the old state may end after the
 * invalidation; storing it would bring the old page back, so for that long nothing is stored.
 */
export class RecentPaths {
  private readonly until = new Map<string, number>();
  private allUntil = 0;

  add(path: string, now = Date.now()) {
    this.until.set(path, now + RENDER_MS);
    for (const [old, end] of this.until) if (end <= now) this.until.delete(old);
  }

  addAll(now = Date.now()) {
    this.allUntil = now + RENDER_MS;
  }

  has(path: string, now = Date.now()): boolean {
    return now < this.allUntil || now < (this.until.get(path) ?? 0);
  }
}

/** More than any render takes: the database cancels each statement after five seconds. */
export const MAX_RENDER_MS = 10_000;
/**
 * Most entries are requests that were answered from the cache; beyond this number the oldest are
 * deleted.
 */
const MAX_ENTRIES = 10_000;

/**
 * Tracks which renders started before a change. Such a render may have read the old state and
 * finish after the invalidation; storing it would bring the old page back. All times are in
 * milliseconds.
 */
export class RenderTimes {
  private readonly startTimes = new Map<string, number>();
  private readonly changeTimes = new Map<string, number>();
  private allChangedAt = 0;

  /**
   * Records a request for a page. Next renders a key only once at a time, so a miss starts its
   * render.
   */
  requested(key: string, wasFound: boolean, now = Date.now()): void {
    const before = this.startTimes.get(key);
    // Next may also revalidate a found page in the background; keep the earlier start of that
    // render.
    if (wasFound && before !== undefined && now - before < MAX_RENDER_MS) return;
    this.startTimes.delete(key);
    this.startTimes.set(key, now);
    const [oldest] = this.startTimes.keys();
    if (this.startTimes.size > MAX_ENTRIES && oldest !== undefined) this.startTimes.delete(oldest);
  }

  pathChanged(path: string, now = Date.now()): void {
    for (const [old, at] of this.changeTimes)
      if (now - at > MAX_RENDER_MS) this.changeTimes.delete(old);
    this.changeTimes.set(path, now);
  }

  allChanged(now = Date.now()): void {
    this.allChangedAt = now;
  }

  /**
   * Whether the render that has just finished started after the last change to anything that it shows.
   */
  isCurrent(key: string, paths: string[], now = Date.now()): boolean {
    const begun = this.startTimes.get(key) ?? now - MAX_RENDER_MS;
    this.startTimes.delete(key);
    return (
      begun > this.allChangedAt && paths.every((path) => begun > (this.changeTimes.get(path) ?? 0))
    );
  }
}

/** The longest render: the database cancels statements after five seconds. */
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
  private readonly begun = new Map<string, number>();
  private readonly changed = new Map<string, number>();
  private allChangedAt = 0;

  /**
   * Records a request for a page. Next renders a key only once at a time, so a miss starts its
   * render.
   */
  requested(key: string, wasFound: boolean, now = Date.now()): void {
    const before = this.begun.get(key);
    // Next may also revalidate a found page in the background; keep the earlier start of that
    // render.
    if (wasFound && before !== undefined && now - before < MAX_RENDER_MS) return;
    this.begun.delete(key);
    this.begun.set(key, now);
    const [oldest] = this.begun.keys();
    if (this.begun.size > MAX_ENTRIES && oldest !== undefined) this.begun.delete(oldest);
  }

  pathChanged(path: string, now = Date.now()): void {
    for (const [old, at] of this.changed) if (now - at > MAX_RENDER_MS) this.changed.delete(old);
    this.changed.set(path, now);
  }

  allChanged(now = Date.now()): void {
    this.allChangedAt = now;
  }

  /**
   * Whether the render that has just finished started after the last change of everything it shows.
   */
  isCurrent(key: string, paths: string[], now = Date.now()): boolean {
    const begun = this.begun.get(key) ?? now - MAX_RENDER_MS;
    this.begun.delete(key);
    return (
      begun > this.allChangedAt && paths.every((path) => begun > (this.changed.get(path) ?? 0))
    );
  }
}

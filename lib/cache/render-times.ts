/** No render lasts longer than this: the database gives up on a statement after five seconds. */
const RENDER_MS = 10_000;
/** Renders under way are few; what is above this are readers of pages that were not rendered. */
const KEPT = 10_000;

/**
 * Knows which renders began before a change. Such a render may have read the old state and ends after
 * the invalidation; storing it would bring the old page back. All times in milliseconds.
 */
export class RenderTimes {
  private readonly begun = new Map<string, number>();
  private readonly changed = new Map<string, number>();
  private allChangedAt = 0;

  /** A page was asked for. Next renders a key once at a time, so a miss begins the one render of it. */
  asked(key: string, wasFound: boolean, now = Date.now()): void {
    const before = this.begun.get(key);
    // A found page may be rendered anew behind the reader's back, and that render may be older.
    if (wasFound && before !== undefined && now - before < RENDER_MS) return;
    this.begun.delete(key);
    this.begun.set(key, now);
    const [oldest] = this.begun.keys();
    if (this.begun.size > KEPT && oldest !== undefined) this.begun.delete(oldest);
  }

  pathChanged(path: string, now = Date.now()): void {
    for (const [old, at] of this.changed) if (now - at > RENDER_MS) this.changed.delete(old);
    this.changed.set(path, now);
  }

  allChanged(now = Date.now()): void {
    this.allChangedAt = now;
  }

  /** Whether the render that has just ended began after the last change of everything it shows. */
  isCurrent(key: string, paths: string[], now = Date.now()): boolean {
    const begun = this.begun.get(key) ?? now - RENDER_MS;
    this.begun.delete(key);
    return (
      begun > this.allChangedAt && paths.every((path) => begun > (this.changed.get(path) ?? 0))
    );
  }
}

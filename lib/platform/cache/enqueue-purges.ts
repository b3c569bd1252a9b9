import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { tagsChangedBy } from './cache-tags';
import { RENDER_MS } from './render-times';

/**
 * Enqueues the purges of a CDN for a page that has changed, in the transaction that changed it. Each tag is purged at once,
 * and again when no render that had begun before can reach the CDN any more. `path` is an address in English.
 */
export async function enqueuePurges(tx: Tx, path: string): Promise<void> {
  const again = { startAfter: new Date(Date.now() + RENDER_MS) };
  for (const tag of tagsChangedBy(path)) {
    await enqueue(tx, 'purge-cdn', { tag });
    await enqueue(tx, 'purge-cdn', { tag }, again);
  }
}

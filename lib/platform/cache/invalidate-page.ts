import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { tagsChangedBy } from './cache-tags';
import { CHANNEL } from './page-tags';
import { RENDER_MS } from './render-times';

/** No transaction that changes a page takes longer: those of payments may take this long, all others five seconds. */
const TRANSACTION_MS = 10_000;
/** After so long a change is committed, and no render that had begun before it can reach the CDN any more. */
export const AFTER_RENDERS_SECONDS = (TRANSACTION_MS + RENDER_MS) / 1_000;

/**
 * Invalidates the cached page of `path` in every instance as soon as the transaction commits, and in a CDN by jobs: each
 * tag is purged at once, and again after all renders that had begun before. Accepts the transaction that changed what the page
 * shows (architecture.md, "Rendering and caching"); `path` is an address in English.
 */
export async function invalidatePage(tx: Tx, path: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${path})`;
  if (!env().CDN_PURGE_URL) return;
  for (const tag of tagsChangedBy(path)) {
    await enqueue(tx, 'purge-cdn', { tag });
    await enqueue(tx, 'purge-cdn', { tag }, { startAfterSeconds: AFTER_RENDERS_SECONDS });
  }
}

import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { enqueuePurges } from './enqueue-purges';
import { CHANNEL } from './page-tags';

/**
 * Invalidates the cached page of `path` in every instance as soon as the transaction commits, and in a CDN by jobs.
 * Accepts the transaction that changed what the page shows (architecture.md, "Rendering and caching").
 */
export async function invalidatePage(tx: Tx, path: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${path})`;
  if (env().CDN_PURGE_URL) await enqueuePurges(tx, path);
}

import type { Tx } from '@/lib/db/client';
import { CHANNEL } from './channel';

/**
 * Makes every instance forget the cached page of `path`, as soon as the transaction commits.
 * Takes the transaction that changed what the page shows (architecture.md, "Rendering and caching").
 */
export async function invalidatePage(tx: Tx, path: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${path})`;
}

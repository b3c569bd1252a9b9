import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { RELEASE_TAG, tagsChangedBy } from './cache-tags';
import { INVALIDATION_CHANNEL, SETTINGS_PAYLOAD } from './page-tags';
import { MAX_RENDER_MS } from './render-times';

/** The longest transaction that changes a page: ten seconds for payments, five for all others. */
const MAX_TRANSACTION_MS = 10_000;
/**
 * After this time a change is committed, and no render that started before it can reach the CDN any
 * more.
 */
export const SECOND_PURGE_DELAY_SECONDS = (MAX_TRANSACTION_MS + MAX_RENDER_MS) / 1_000;

/**
 * Invalidates the cached page of `path` (its English address) in every instance when the
 * transaction commits, and in a CDN by jobs: each tag is purged at once, and again when all renders
 * that started before the change have ended. `tx` is the transaction that changed what the page
 * shows (architecture.md, "Rendering and caching").
 */
export async function invalidatePage(tx: Tx, path: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${path})`;
  for (const tag of tagsChangedBy(path)) await purge(tx, tag);
}

/**
 * Notifies all instances, when the transaction commits, that a site setting has changed: they read
 * the settings again and render all pages again. In a CDN, everything is purged except media and
 * files with a hash in their name.
 */
export async function publishSettingsChange(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${SETTINGS_PAYLOAD})`;
  await purge(tx, RELEASE_TAG);
}

async function purge(tx: Tx, tag: string): Promise<void> {
  if (!env().CDN_PURGE_URL) return;
  await enqueue(tx, 'purge-cdn', { tag });
  await enqueue(tx, 'purge-cdn', { tag }, { startAfterSeconds: SECOND_PURGE_DELAY_SECONDS });
}

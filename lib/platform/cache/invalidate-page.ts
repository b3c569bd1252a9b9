import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { RELEASE_TAG, tagsChangedBy } from './cache-tags';
import { CHANNEL, SETTINGS_NOTICE } from './page-tags';
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
  for (const tag of tagsChangedBy(path)) await purge(tx, tag);
}

/**
 * Tells all instances, as soon as the transaction commits, that a site setting has changed: each reads the settings, and renders
 * all pages anew. A CDN is purged of everything that a release changes, which is all but media and files named by their content.
 */
export async function announceSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${SETTINGS_NOTICE})`;
  await purge(tx, RELEASE_TAG);
}

async function purge(tx: Tx, tag: string): Promise<void> {
  if (!env().CDN_PURGE_URL) return;
  await enqueue(tx, 'purge-cdn', { tag });
  await enqueue(tx, 'purge-cdn', { tag }, { startAfterSeconds: AFTER_RENDERS_SECONDS });
}

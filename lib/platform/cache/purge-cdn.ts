import { env } from '@/lib/platform/env';
import { deleteWaiting } from '@/lib/platform/jobs/delete-waiting';
import { watchCall } from '@/lib/platform/watch-call';
import { TAG_IN_TEMPLATE } from './purge-settings';

const TIMEOUT_MS = 5_000;
/**
 * The format of our tags. It allows nothing that could break out of quotes or an address in the
 * template.
 */
const TAG = /^[\w-]{1,100}$/;

/** Purges that have not been sent yet, by tag; further calls for the same tag share them. */
const unsent = new Map<string, Promise<void>>();

/**
 * Tells the CDN to delete all answers with this tag (CDN_PURGE_URL). It also does the work of all
 * waiting jobs for the tag, because their writes were committed before it is sent. Does nothing
 * without the setting. Throws if the CDN does not answer within five seconds or refuses; the job
 * then runs again.
 */
export function purgeCdn({ tag }: { tag: string }): Promise<void> {
  const known = unsent.get(tag);
  if (known) return known;
  const purge = deleteWaiting('purge-cdn', { tag })
    .finally(() => unsent.delete(tag))
    .then(() => watchCall('cdn', () => send(tag)));
  unsent.set(tag, purge);
  return purge;
}

async function send(tag: string): Promise<void> {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: header, CDN_PURGE_BODY: body } = env();
  if (!url) return;
  if (!TAG.test(tag)) throw new Error('Not a tag of a cached answer');
  const [name, value] = header?.split(/: ?(.*)/s) ?? [];
  const response = await fetch(url.replaceAll(TAG_IN_TEMPLATE, encodeURIComponent(tag)), {
    method: 'POST',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(name && value && { [name]: value }),
    },
    ...(body && { body: body.replaceAll(TAG_IN_TEMPLATE, tag) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CDN answered a purge with ${response.status}`);
}

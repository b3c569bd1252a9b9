import { env } from '@/lib/platform/env';
import { instrumentCall } from '@/lib/platform/instrument-call';
import { deleteWaitingJobs } from '@/lib/platform/jobs/delete-waiting-jobs';
import { TAG_IN_TEMPLATE } from './purge-settings';

const TIMEOUT_MS = 5_000;
/**
 * The format of our tags. It allows nothing that could break out of quotes or an address in the
 * template.
 */
const TAG_FORMAT = /^[\w-]{1,100}$/;

/** Purges that have not been sent yet, by tag; further calls for the same tag share them. */
const pendingPurges = new Map<string, Promise<void>>();

/**
 * Tells the CDN to delete all answers with this tag (CDN_PURGE_URL). One purge also does the work
 * of all waiting jobs for the tag, because their writes are committed before it is sent. Does
 * nothing without the setting. Throws if the CDN does not answer within five seconds or refuses;
 * the job then runs again.
 */
export function purgeCdn({ tag }: { tag: string }): Promise<void> {
  const known = pendingPurges.get(tag);
  if (known) return known;
  const purge = deleteWaitingJobs('purge-cdn', { tag })
    .finally(() => pendingPurges.delete(tag))
    .then(() => instrumentCall('cdn', () => send(tag)));
  pendingPurges.set(tag, purge);
  return purge;
}

async function send(tag: string): Promise<void> {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: header, CDN_PURGE_BODY: body } = env();
  if (!url) return;
  if (!TAG_FORMAT.test(tag)) throw new Error('Not a tag of a cached answer');
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

import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_PURGE_DELAY_SECONDS } from '@/lib/platform/cache/invalidate-page';
import type { MemorialOwner } from './member';

const READERS = 20;
const BETWEEN_READS_MS = 10;
/** Some edits follow at once, some after the purges of the previous one. */
const BETWEEN_EDITS_MS = [0, 200, 1_000, 2_000];
/**
 * The last purge after a write is sent within this time. A purge takes up to two seconds, and the second one waits for
 * renders that began before the write.
 */
export const MAX_DELAY_MS = SECOND_PURGE_DELAY_SECONDS * 1_000 + 2_000;
const EDITION = /Edition (\d+)\./;

/**
 * Edits a member's memorial while visitors read it at `url`. Returns how long after each write the previous page was
 * last sent, in milliseconds in ascending order (0 if nobody got it), and the number of reads. Throws if a page has
 * none of the editions.
 */
export async function measureStaleReads(
  url: string,
  { memorialId, change }: MemorialOwner,
  edits: number,
) {
  const page = `${url}/memorial/${memorialId}`;
  await change({ favoriteQuote: 'Edition 0.' });
  await sleep(MAX_DELAY_MS); // earlier pages have been purged
  const writtenAt = [performance.now()];
  const ages: number[] = [];
  let reads = 0;
  let isOver = false;
  async function read(): Promise<void> {
    while (!isOver) {
      const askedAt = performance.now();
      const shownEdition = Number(EDITION.exec(await (await fetch(page)).text())?.[1]);
      if (!(shownEdition >= 0)) throw new Error('The page shows no edition');
      reads += 1;
      const replacedAt = writtenAt[shownEdition + 1];
      if (replacedAt !== undefined)
        ages[shownEdition] = Math.max(ages[shownEdition] ?? 0, askedAt - replacedAt);
      await sleep(BETWEEN_READS_MS);
    }
  }
  const readers = Promise.all(Array.from({ length: READERS }, read));
  for (let edition = 1; edition <= edits; edition += 1) {
    await change({ favoriteQuote: `Edition ${edition}.` });
    writtenAt[edition] = performance.now();
    await sleep(BETWEEN_EDITS_MS[edition % BETWEEN_EDITS_MS.length]);
  }
  await sleep(MAX_DELAY_MS);
  isOver = true;
  await readers;
  const sorted = Array.from({ length: edits }, (_, at) => ages[at] ?? 0).sort((a, b) => a - b);
  return { ages: sorted, reads };
}

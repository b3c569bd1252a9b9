import { CRAWLERS } from '@/lab/crawlers/crawlers';
import { sharedPages } from '@/lab/crawlers/pages';
import { faultsOf, visit } from '@/lab/crawlers/visit';
import { addClosedMemorial } from '@/lab/screenshots/fill-stack';
import { memorialPlaces } from '@/lab/screenshots/places';
import { inDatabase } from './support/database';
import { expect, test } from './support/test';

/** Within this many bytes, everything that a preview needs has to be read. */
const HEAD_BYTES = 8_000;

test('every crawler reads a whole preview from the beginning of every kind of page', async ({
  baseURL = '',
}) => {
  const { memorial = '' } = await memorialPlaces(baseURL);
  const closed = await inDatabase((client) => addClosedMemorial(client, memorial));
  for (const [name, address] of await sharedPages(baseURL, { closed }))
    for (const crawler of CRAWLERS) {
      const seen = await visit(crawler, new URL(address, baseURL).href);
      expect.soft(faultsOf(seen), `${name} for ${crawler.name}`).toEqual([]);
      expect
        .soft(seen.preview.bytes, `bytes of ${name} for ${crawler.name}`)
        .toBeLessThan(HEAD_BYTES);
    }
});

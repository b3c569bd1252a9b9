import { CRAWLERS } from '@/lab/crawlers/crawlers';
import { sharedPages } from '@/lab/crawlers/pages';
import { faultsOf, type Picture, visit } from '@/lab/crawlers/visit';
import { addClosedMemorial } from '@/lab/screenshots/fill-stack';
import { memorialPlaces } from '@/lab/screenshots/places';
import { inDatabase } from './support/database';
import { expect, test } from './support/test';

/** Within this many bytes, everything that a preview needs has to be read. */
const HEAD_BYTES = 8_000;

/** Rendered for each visitor, so React writes their heads: the link to the style sheet comes first. */
const RENDERED_EACH_TIME = ['flowers', 'gallery'];

test('every crawler reads a whole preview from the beginning of every kind of page', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  const { memorial = '' } = await memorialPlaces(site);
  const closed = await inDatabase((client) => addClosedMemorial(client, memorial));
  for (const [name, address] of await sharedPages(site, { closed })) {
    const pictures = new Map<string, Promise<Picture>>();
    for (const crawler of CRAWLERS) {
      const seen = await visit(crawler, new URL(address, site).href, pictures);
      const { bytes, bytesBeforeStyles } = seen.preview;
      const place = `${name} for ${crawler.name}`;
      expect.soft(faultsOf(seen), place).toEqual([]);
      expect.soft(bytes, `bytes of ${place}`).toBeLessThan(HEAD_BYTES);
      if (!RENDERED_EACH_TIME.includes(name))
        expect.soft(bytesBeforeStyles ?? bytes, `styles of ${place}`).toBeGreaterThanOrEqual(bytes);
    }
  }
});

test('the files that crawlers look for at fixed addresses are there', async ({ request }) => {
  const securityTxt = await request.get('/.well-known/security.txt');
  expect(securityTxt.headers()['content-type']).toContain('text/plain');
  expect(await securityTxt.text()).toMatch(/^Contact: .+\n(?:.+\n)*Expires: \d{4}-/);
  const icon = await request.get('/favicon.ico');
  expect(icon.ok()).toBe(true);
  expect(icon.headers()['content-type']).toBe('image/png');
});

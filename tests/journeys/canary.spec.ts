import { addressesOf, cookieOf, strangerHeaders } from './support/canary';
import { addCanaryMemorial } from './support/canary-memorial';
import { crawl, visit } from './support/crawl';
import { resetReadLimits } from './support/database';
import { tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** A word that is in every field of the memorial, and nowhere else. */
const WORD = `Canary${Date.now()}`;
/** A search page repeats the search term, so the word alone is not a leak. */
const LEAK = new RegExp(`${WORD}[ .-]`);

// canary.long.spec.ts covers the other levels, the hidden parts of public memorials, and API keys.
test('once a memorial turns private, only its creator and admins find it anywhere', async ({
  request,
}) => {
  test.slow(); // it requests some six hundred addresses
  const { id, media, setPublic } = await addCanaryMemorial(request, WORD, true);
  const page = async () => (await visit(`/memorial/${id}`)).body;
  await expect.poll(page).toMatch(LEAK); // proves that the word can be found
  await setPublic(false);
  await expect.poll(async () => (await visit(`/memorial/${id}`)).status).toBe(404);
  for (const who of strangerHeaders(cookieOf(await tokenOf('ada')))) {
    await resetReadLimits(); // else the rate limit refuses requests
    for (const address of addressesOf(id, media, WORD)) {
      const { status, body, location } = await visit(address, who);
      expect(body + location, address).not.toMatch(LEAK);
      if (address.startsWith('/media/')) expect(status, address).toBe(404);
      if (address.startsWith('/api/memorials?')) expect(body).toContain('"total":0');
    }
  }
  expect(await crawl('/', WORD)).toEqual([]);
});

import { addressesOf, cookieOf, strangers } from './support/canary';
import { addCanaryMemorial } from './support/canary-memorial';
import { crawl, visit } from './support/crawl';
import { forgetReads } from './support/database';
import { tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** A word that is in every field of the memorial, and nowhere else. */
const WORD = `Canary${Date.now()}`;
/** A search page repeats the bare word that was searched for, which is no leak. */
const LEAK = new RegExp(`${WORD}[ .-]`);

// canary.long.spec.ts checks the other levels, what a public memorial hides, and the keys of programs.
test('a memorial that turns private leaks nowhere to anybody but its creator and admins', async ({
  request,
}) => {
  test.slow(); // it asks for some six hundred addresses
  const { id, media, setPublic } = await addCanaryMemorial(request, WORD, true);
  const page = async () => (await visit(`/memorial/${id}`)).body;
  await expect.poll(page).toMatch(LEAK); // it would be found if it were there
  await setPublic(false);
  await expect.poll(async () => (await visit(`/memorial/${id}`)).status).toBe(404);
  for (const who of strangers(cookieOf(await tokenOf('ada')))) {
    await forgetReads(); // else the journeys beside this one would be refused
    for (const address of addressesOf(id, media, WORD)) {
      const { status, body, location } = await visit(address, who);
      expect(body + location, address).not.toMatch(LEAK);
      if (address.startsWith('/media/')) expect(status, address).toBe(404);
      if (address.startsWith('/api/memorials?')) expect(body).toContain('"total":0');
    }
  }
  expect(await crawl('/', WORD)).toEqual([]);
});

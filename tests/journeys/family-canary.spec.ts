import { z } from 'zod';
import { crawl, visit } from './support/crawl';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

/** A word that is in everything of the memorial that its family alone sees. */
const WORD = `Family${Date.now()}`;
const BIRTH = /1951-03-17|17 March 1951|March 17, 1951/;
const items = z.object({
  memorial: z.object({ additionalMedia: z.array(z.object({ _id: z.string() })) }),
});

test('what is for the family alone is nowhere on a public memorial', async ({ request }) => {
  test.slow();
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const id = await paidMemorial(request, token, {
    name: `Open ${Date.now()}`,
    birthDate: '1951-03-17',
    familyMembers: [{ relationship: 'Child', fullName: `${WORD} child`, isLiving: true }],
  });
  const added = await request.put(`/api/memorials/media/${id}`, {
    headers,
    multipart: { additionalMedia: { ...(await portraitFile()), name: `${WORD}.jpg` } },
  });
  const [item] = z
    .object({ additionalMedia: z.array(z.object({ _id: z.string() })) })
    .parse(await added.json()).additionalMedia;
  const picture = item?._id ?? '';
  const changed = await request.put(`/api/memorials/${id}`, {
    headers,
    data: {
      existingMedia: [{ _id: picture, caption: `${WORD} caption`, audience: 'family' }],
      birthShown: 'year',
      livingShown: 'none',
    },
  });
  expect(changed.status()).toBe(200);
  const invited = await request.post(`/api/memorials/${id}/access/invitations`, {
    headers,
    data: { people: [{ name: `${WORD} cousin`, email: `${WORD}@example.org` }] },
  });
  expect(invited.status()).toBe(200);

  const own = await visit(`/api/memorials/${id}`, headers);
  expect(own.body).toContain(`${WORD} caption`); // else the words below would prove nothing
  expect(items.parse(JSON.parse(own.body)).memorial.additionalMedia).toHaveLength(1);

  const ada = { cookie: `next-auth.session-token=${await tokenOf('ada')}` };
  const guest = { cookie: 'perennial-guest=111111111111111111111g' };
  const strangers: Record<string, string>[] = [{}, ada, guest, { RSC: '1' }];
  for (const who of strangers)
    for (const address of [
      `/memorial/${id}`,
      `/fr/memorial/${id}`,
      `/viewer/memorial/${id}`,
      `/api/memorials/${id}`,
      `/api/memorials?name=open&limit=50`,
      `/send-flowers/${id}`,
      '/feed.xml',
      '/',
    ]) {
      const { body } = await visit(address, who);
      expect(body, address).not.toContain(WORD);
      expect(body, address).not.toMatch(BIRTH);
    }
  for (const variant of ['320', '800', '800-avif', '1600', 'original'])
    for (const who of strangers.slice(0, 3))
      expect((await visit(`/media/${picture}/${variant}`, who)).status, variant).toBe(404);
  expect(await crawl('/', WORD)).toEqual([]);
});

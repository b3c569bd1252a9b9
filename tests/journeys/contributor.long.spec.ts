import { z } from 'zod';
import { addressesOf, cookieOf, strangerHeaders } from './support/canary';
import { crawl, visit } from './support/crawl';
import { addKeeper } from './support/invitations';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

/** The memorial's public name. The uploaded file is named `${WORD}-sent.jpg`, which strangers must not see. */
const WORD = `Contributed${Date.now()}`;

test("nobody else finds a contributor's picture before a keeper publishes it", async ({
  request,
}) => {
  test.slow();
  const id = await paidMemorial(request, await tokenOf('root'), { name: WORD, isPublic: true });
  await addKeeper(id, 'ben@perennial.example', 'contributor');
  const token = await tokenOf('ben');
  const additionalMedia = { ...(await portraitFile()), name: `${WORD}-sent.jpg` };
  const answer = await request.put(`/api/memorials/media/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { additionalMedia },
  });
  const uploadAnswer = z
    .object({ waits: z.literal(true), additionalMedia: z.array(z.object({ _id: z.string() })) })
    .parse(await answer.json());
  const mediaId = uploadAnswer.additionalMedia[0]?._id ?? '';
  const own = await visit(`/add-memorial-media/${id}`, cookieOf(token));
  expect(own.body).toContain(mediaId);
  for (const headers of strangerHeaders(cookieOf(await tokenOf('ada'))))
    for (const address of addressesOf(id, [mediaId], WORD)) {
      const { status, body } = await visit(address, headers);
      if (address.startsWith('/media/')) expect([address, status]).toEqual([address, 404]);
      else expect([address, body.includes(mediaId)]).toEqual([address, false]);
      expect([address, body.includes(`${WORD}-sent`)]).toEqual([address, false]);
    }
  expect(await crawl('/', mediaId)).toEqual([]);
});

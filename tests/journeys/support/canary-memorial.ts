import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { formFilledWith, mediaIn } from './canary';
import { visit } from './crawl';
import { moveToEndOfLists } from './database';
import { paidMemorial, tokenOf } from './paid-memorial';
import { portraitFile } from './portrait';
import { expect } from './test';

/**
 * Creates a memorial of Ben's that has the word in every field, in its gallery, in a translation and in a translated
 * name.
 */
export async function addCanaryMemorial(
  request: APIRequestContext,
  word: string,
  isPublic: boolean,
) {
  const headers = { authorization: `Bearer ${await tokenOf('ben')}` };
  const id = await paidMemorial(request, await tokenOf('ben'), {
    ...formFilledWith(word),
    isPublic,
  });
  await moveToEndOfLists(id);
  const put = async (path: string, data: object) =>
    expect((await request.put(path, { headers, data })).status(), path).toBe(200);
  const file = { ...(await portraitFile()), name: `${word}.jpg` };
  const multipart = { additionalMedia: file };
  const uploadAnswer = await request.put(`/api/memorials/media/${id}`, { headers, multipart });
  expect(uploadAnswer.status()).toBe(200);
  await put(`/api/memorials/${id}/texts/fr`, {
    biography: `${word} vie`,
    hobbies: [`${word} jardin`],
  });
  await put(`/api/memorials/${id}/names`, {
    names: [{ language: 'sw', fullName: `${word} jina` }],
  });
  const { body } = await visit(`/api/memorials/${id}`, headers);
  expect(body).toContain(`${word} biography`);
  const media = mediaIn(body);
  expect(media).toHaveLength(2);

  /** Makes the memorial public or private. */
  async function setPublic(visible: boolean): Promise<void> {
    const answer = await request.put(`/api/memorials/${id}`, {
      headers,
      data: { isPublic: visible },
    });
    expect(z.object({ message: z.string() }).parse(await answer.json()).message).toBe(
      'Memorial updated successfully',
    );
  }

  return { id, media, put, setPublic };
}

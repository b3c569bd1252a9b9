import type { APIRequestContext, Page } from '@playwright/test';
import { logInAs } from './log-in-as';
import { picture } from './mixed-files';
import { paidMemorial, tokenOf } from './paid-memorial';
import { expect } from './test';

const FILES = ['first.jpg', 'second.jpg', 'third.jpg'];

export async function openAsBen(page: Page, to: string): Promise<void> {
  await logInAs(page.context(), 'ben');
  await page.goto(to);
}

/** Creates a memorial of Ben's with FILES in its gallery, each in a different colour. */
export async function memorialWithPictures(request: APIRequestContext): Promise<string> {
  // Until the question about the cause of death is answered, the editor saves nothing.
  const form = { name: 'Gallery Person', causeVisibility: 'shown' };
  const id = await paidMemorial(request, await tokenOf('ben'), form);
  for (const [at, name] of FILES.entries()) await addPicture(request, id, name, at + 1);
  return id;
}

const bearer = async () => ({
  authorization: `Bearer ${await tokenOf('ben')}`,
});

/** Adds a picture to the gallery through the API, as from another device. */
export async function addPicture(request: APIRequestContext, id: string, name: string, at: number) {
  const additionalMedia = { name, mimeType: 'image/jpeg', buffer: await picture(at) };
  const headers = await bearer();
  const answer = await request.put(`/api/memorials/media/${id}`, {
    headers,
    multipart: { additionalMedia },
  });
  expect(answer.status()).toBe(200);
}

/** Changes the memorial through the API, as from another device. */
export async function changeMemorial(
  request: APIRequestContext,
  id: string,
  data: object,
): Promise<void> {
  const headers = await bearer();
  const answer = await request.put(`/api/memorials/${id}`, { headers, data });
  expect(answer.status()).toBe(200);
}

export const readMemorial = async (request: APIRequestContext, id: string) =>
  (await (await request.get(`/api/memorials/${id}`)).json()).memorial;

/** Returns the file name and caption of each item. */
export const galleryOf = async (
  request: APIRequestContext,
  id: string,
): Promise<[string, string][]> =>
  (await readMemorial(request, id)).additionalMedia.map(
    (item: { fileName: string; caption: string }) => [item.fileName, item.caption],
  );

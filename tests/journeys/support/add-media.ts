import type { Page } from '@playwright/test';
import { logInAs } from './log-in-as';
import { picture } from './mixed-files';
import { paidMemorial, tokenOf } from './paid-memorial';
import { expect } from './test';

/** Opens the page that adds media to a new memorial of Ada's. Returns the memorial's id. */
export async function openAddMedia(page: Page): Promise<string> {
  const id = await paidMemorial(page.request, await tokenOf('ada'), { name: 'Nomvula Dube' });
  await logInAs(page.context(), 'ada');
  await page.goto(`/add-memorial-media/${id}`);
  await expect(mediaPicker(page)).toBeEnabled();
  return id;
}

export const mediaPicker = (page: Page) => page.getByLabel('Pictures, videos and documents');

/** The list items of the chosen files. */
export const chosenFiles = (page: Page) =>
  page.getByRole('region', { name: 'Chosen files' }).getByRole('listitem');

export const jpegNamed = async (name: string, at: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(at),
});

import type { APIRequestContext, Page } from '@playwright/test';
import { memorialWithPictures, openAsBen } from './gallery';
import { expect } from './test';

/** Opens, as Ben, the edit page of a new memorial with three pictures in its gallery. Returns the memorial's id. */
export async function openGalleryEditor(page: Page, request: APIRequestContext): Promise<string> {
  const id = await memorialWithPictures(request);
  await openAsBen(page, `/edit-memorial/${id}`);
  await expect(editorButton(page, 'Save')).toBeEnabled();
  return id;
}

export const editorButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

export const saveGallery = (page: Page) => editorButton(page, 'Save').click();

/** The list items of the gallery, each with a caption field. */
export const galleryRows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByLabel('Caption', { exact: false }) });

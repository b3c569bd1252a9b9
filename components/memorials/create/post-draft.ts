import { callApi } from '@/lib/browser/api';
import { readPictureIntoMemory } from '@/lib/browser/read-picture-into-memory';
import { toFormNames } from '@/lib/memorials/names';
import type { FormValues } from './form-values';

/**
 * Saves the form as a draft on the server, with its picture if one was chosen. Updates the draft `known`, if any.
 * Returns the draft's id. Throws `ApiError` (409 with `orderId` if the draft has been paid for) or `UnreadablePictureError`.
 */
export async function postDraft(
  { profileImage, ...form }: FormValues,
  known: string | null,
): Promise<string> {
  const body = new FormData();
  body.set('form', JSON.stringify(toFormNames(form)));
  if (known) body.set('draftId', known);
  if (profileImage) body.set('mainPicture', await readPictureIntoMemory(profileImage));
  const { draftId } = await callApi<{ draftId: string }>('/api/memorials/drafts', {
    method: 'POST',
    body,
  });
  return draftId;
}

/**
 * Creates the memorial of a saved draft where memorials are free. Returns its id. Throws `ApiError`: 409 with
 * `memorialId` if it already exists.
 */
export async function postFreeMemorial(draftId: string): Promise<string> {
  const { memorialId } = await callApi<{ memorialId: string }>('/api/memorials', {
    method: 'POST',
    body: { draftId },
  });
  return memorialId;
}

import { callApi } from '@/lib/browser/api';
import { readPictureIntoMemory } from '@/lib/browser/read-picture-into-memory';
import { toFormNames } from '@/lib/memorials/names';
import type { FormValues } from './form-values';

/**
 * Saves the form as a draft on the server, with its picture if one was chosen. Updates the draft `existingId`, if any.
 * Returns the draft's id. Throws `ApiError` (409 with `orderId` if the draft has been paid for) or
 * `UnreadablePictureError`.
 */
export async function postDraft(
  { profileImage, ...form }: FormValues,
  existingId: string | null,
): Promise<string> {
  const body = new FormData();
  body.set('form', JSON.stringify(toFormNames(form)));
  if (existingId) body.set('draftId', existingId);
  if (profileImage) body.set('mainPicture', await readPictureIntoMemory(profileImage));
  const { draftId } = await callApi<{ draftId: string }>('/api/memorials/drafts', {
    method: 'POST',
    body,
  });
  return draftId;
}

/**
 * Creates the memorial from a saved draft, where memorials are free. Returns the memorial's id. Throws `ApiError`, with
 * status 409 and `memorialId` if the memorial already exists.
 */
export async function postFreeMemorial(draftId: string): Promise<string> {
  const { memorialId } = await callApi<{ memorialId: string }>('/api/memorials', {
    method: 'POST',
    body: { draftId },
  });
  return memorialId;
}

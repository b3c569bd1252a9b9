import { STORED_SHAPE } from '@/components/memorial/create/form-values';
import { ApiError, callApi, detailText } from '@/lib/client/api';
import { leaveForLogin } from '@/lib/client/leave-for-login';
import { PictureUnreadable, pictureInMemory } from '@/lib/client/picture-in-memory';
import { readStoredForm } from '@/lib/client/stored-form';
import { readStoredPicture } from '@/lib/client/stored-picture';
import { paths } from '@/lib/paths';
import { NEITHER_COPY } from './neither-copy';
import { serverFault } from './server-fault';

/**
 * How it ended. `again`: another try may help; `plain`: one without the picture may. `unpaid`: the order
 * does not pay for a memorial as it stands.
 */
export type Rescue =
  | { state: 'made'; memorialId: string }
  | { state: 'leaving' }
  | { state: 'unpaid' }
  | { state: 'failed'; message: string; next: 'again' | 'plain' | null };

/**
 * Makes the memorial of a paid order from the copy of the form in this browser, where the server's draft
 * could not be used (spec 4 and 5, "Payment return"). Never throws.
 */
export async function rescueMemorial(
  userId: string,
  orderId: string,
  withPicture: boolean,
): Promise<Rescue> {
  const stored = readStoredForm(userId, STORED_SHAPE);
  if (stored.orderId !== orderId) return { state: 'failed', message: NEITHER_COPY, next: null };
  try {
    const body = toBody(orderId, stored.values);
    if (withPicture) await addPicture(body, userId, stored);
    const call = { method: 'POST', body } as const;
    const { memorialId } = await callApi<{ memorialId: string }>(paths.apiMemorials, call);
    return { state: 'made', memorialId };
  } catch (error) {
    return endOf(error);
  }
}

/** The form's fields as the API takes them: texts, and lists as JSON text (spec 7). */
function toBody(orderId: string, values: object): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  body.set('orderId', orderId);
  return body;
}

type Kept = { values: { name?: string }; draftId: string | null };

/** Without one here, the server takes the draft's as long as it is there. */
async function addPicture(body: FormData, userId: string, { values, draftId }: Kept) {
  const picture = await readStoredPicture(userId);
  if (!picture || (picture.draftId && picture.draftId !== draftId)) return;
  body.set('mainPicture', await pictureInMemory(picture.file, `profile_${values.name ?? ''}.jpg`));
}

function endOf(error: unknown): Rescue {
  if (error instanceof PictureUnreadable)
    return { state: 'failed', message: error.message, next: 'plain' };
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0 || status >= 500)
    return { state: 'failed', message: serverFault(error), next: 'again' };
  const memorialId = detailText(error, 'memorialId');
  if (memorialId) {
    window.location.replace(paths.memorial(memorialId)); // made by another tab or person meanwhile
    return { state: 'leaving' };
  }
  if (status === 401) {
    leaveForLogin('Authentication error. Please log in to complete the process.');
    return { state: 'leaving' };
  }
  if (status === 402) return { state: 'unpaid' };
  const message = `Failed to save memorial details (Code: ${status}).`;
  return { state: 'failed', message, next: 'again' };
}

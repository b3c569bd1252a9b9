import { STORED_SHAPE } from '@/components/memorials/create/form-values';
import { ApiError, callApi, detailText, fieldMessages } from '@/lib/browser/api';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import {
  readPictureIntoMemory,
  UnreadablePictureError,
} from '@/lib/browser/read-picture-into-memory';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import { deletePaidForm, readPaidForm } from '@/lib/browser/stored-form';
import { readStoredPicture } from '@/lib/browser/stored-picture';
import type { Translate } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { badResponseMessage } from './server-error-message';

const PICTURE = 'mainPicture';

/**
 * How a recovery ended. `leaving`: another page is loading. `unpaid`: the order cannot pay for a memorial, since it is
 * unpaid or is being refunded. `next` is the retry that may help: `again` with the same form, `plain` without the
 * picture.
 */
export type RecoveryResult =
  | { state: 'made'; memorialId: string }
  | { state: 'leaving' }
  | { state: 'unpaid' }
  | { state: 'failed'; message: string; next: 'again' | 'plain' | null };

/**
 * Creates the memorial of a paid order from the form stored in this browser, after the server failed to use its draft
 * (product.md 4 and 5, "Payment return"). Never throws.
 */
export async function recoverMemorial(
  userId: string,
  orderId: string,
  withPicture: boolean,
  t: Translate,
): Promise<RecoveryResult> {
  const paidForm = readPaidForm(userId, orderId, STORED_SHAPE);
  if (!paidForm) return { state: 'failed', message: t('payments.outcome.neitherCopy'), next: null };
  const body = toBody(orderId, paidForm.values);
  try {
    if (withPicture) await addPicture(body, paidForm);
    const call = { method: 'POST', body } as const;
    const { memorialId } = await callApi<{ memorialId: string }>(paths.apiMemorials, call);
    deletePaidForm(orderId);
    return { state: 'made', memorialId };
  } catch (error) {
    return toRecoveryResult(error, orderId, body.has(PICTURE), t);
  }
}

/** Returns the form as the API accepts it: texts, and lists as JSON (product.md 7). */
function toBody(orderId: string, values: object): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  body.set('orderId', orderId);
  return body;
}

type PaidForm = NonNullable<ReturnType<typeof readPaidForm<typeof STORED_SHAPE>>>;

/** Adds the picture stored in this browser, if any. If not, the server uses the draft's picture while it exists. */
async function addPicture(body: FormData, { draftId, values }: PaidForm) {
  const picture = await readStoredPicture(draftId);
  if (picture)
    body.set(PICTURE, await readPictureIntoMemory(picture, `profile_${values.name ?? ''}.jpg`));
}

function toRecoveryResult(
  error: unknown,
  orderId: string,
  hasPicture: boolean,
  t: Translate,
): RecoveryResult {
  if (error instanceof UnreadablePictureError)
    return { state: 'failed', message: t('ui.pictureUnreadable'), next: 'plain' };
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0 || status >= 500)
    return { state: 'failed', message: badResponseMessage(error, t), next: 'again' };
  const memorialId = detailText(error, 'memorialId');
  if (memorialId) {
    deletePaidForm(orderId);
    window.location.replace(pathInPageLanguage(paths.memorial(memorialId))); // another tab or person has created it meanwhile
    return { state: 'leaving' };
  }
  if (status === 401) {
    redirectToLogin(t('accounts.loginMessages.toFinish'));
    return { state: 'leaving' };
  }
  if (status === 402) return { state: 'unpaid' };
  const message = t('payments.outcome.notSaved', { status });
  const mayDropPicture = hasPicture && mayConcernPicture(error, status);
  return { state: 'failed', message, next: mayDropPicture ? 'plain' : 'again' };
}

/** Returns whether the picture may have caused the error. If it is too large or damaged, the error may lack a field. */
function mayConcernPicture(error: unknown, status: number): boolean {
  if (![400, 413, 415].includes(status)) return false;
  const fields = fieldMessages(error);
  return fields.length === 0 || fields.some(([name]) => name === PICTURE);
}

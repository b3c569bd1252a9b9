import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { Owner } from '../commands/lock-endpoint';
import { listWebhooks, mostOf, webhookDetail } from './list-webhooks';

/**
 * What a page of webhooks shows: all of the owner, and the one whose deliveries its address asks for; null where that is not there, or not the
 * owner's.
 */
export async function webhooksPage(viewer: Viewer, owner: Owner, asked: unknown) {
  const [webhooks, chosen] = await Promise.all([
    listWebhooks(viewer, owner),
    typeof asked === 'string' && isPublicId(asked)
      ? webhookDetail(viewer, owner, asked).catch(nullIfUnknown)
      : null,
  ]);
  return { webhooks, most: mostOf(owner), chosen };
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { Owner } from '../commands/lock-endpoint';
import { listWebhooks, mostOf, webhookDetail } from './list-webhooks';

/**
 * The owner's webhooks, and the one whose deliveries the address asks for; null if it does not
 * exist or is not the owner's.
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

import type { Viewer } from '@/lib/platform/auth/viewer';
import { consumeRateLimit } from './rate-limit';

/**
 * Counts uploads by account rather than address: many people share the address of a mobile network,
 * and one full gallery must not block the others. JSON requests only count as writes. Throws
 * `too_many`.
 */
export async function consumeUploadLimit(request: Request, { userId }: Viewer): Promise<void> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  if (isForm) await consumeRateLimit('uploadByAccount', userId);
}

import type { Viewer } from '@/lib/platform/auth/viewer';
import { consumeRateLimit } from './rate-limit';

/**
 * Counts a request with files by account: many people share the address of a mobile network, and one full
 * gallery must not block the others. JSON only counts as a write. Throws `too_many`.
 */
export async function countUpload(request: Request, { userId }: Viewer): Promise<void> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  if (isForm) await consumeRateLimit('uploadByAccount', userId);
}

import type { Viewer } from '@/lib/auth/viewer';
import { takeFromLimit } from './rate-limit';

/**
 * Counts a call that may bring files, by account: whole towns share one mobile network's address, and a
 * full gallery there must not stop anybody else. JSON counts as any other write. Throws `too_many`.
 */
export async function countUpload(request: Request, { userId }: Viewer): Promise<void> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  if (isForm) await takeFromLimit('uploadByAccount', userId);
}

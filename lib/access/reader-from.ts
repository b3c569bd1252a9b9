import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { guestFrom } from './queries/guest-from';
import type { Reader } from './reader';

/** The reader of a request, from its token and cookies. */
export const readerFrom = async (headers: Headers): Promise<Reader> =>
  readerForViewer(await viewerFromHeaders(headers), headers);

/** Like `readerFrom`, for a viewer who is already known. With an API key, the guest's cookie is ignored. */
export const readerForViewer = async <Who extends Viewer | null>(
  viewer: Who,
  headers: Headers,
) => ({
  viewer,
  guestId: viewer?.token ? null : await guestFrom(headers),
});

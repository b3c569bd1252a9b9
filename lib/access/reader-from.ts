import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewerFrom } from '@/lib/platform/auth/viewer-from';
import { guestFrom } from './queries/guest-from';
import type { Reader } from './reader';

/** The reader of a request: the only place where its token and its cookies become one. */
export const readerFrom = async (headers: Headers): Promise<Reader> =>
  readerOf(await viewerFrom(headers), headers);

/** The same for a request whose viewer is known. A program has nothing of the browser that it may come from. */
export const readerOf = async <Who extends Viewer | null>(viewer: Who, headers: Headers) => ({
  viewer,
  guestId: viewer?.token ? null : await guestFrom(headers),
});

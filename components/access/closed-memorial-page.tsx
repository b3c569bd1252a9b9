import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { ClosedMemorial } from './closed-memorial';

/** Returns the gate of a memorial that the reader may not see with status 200, or a 404 page if it has none. */
export async function closedMemorialPage(memorialId: string, isSignedIn = false) {
  const closed = await closedMemorial(memorialId);
  const page = { memorialId, language: await getLanguage(), isSignedIn };
  const notice = <ClosedMemorial {...page} reason={closed} />;
  return closed.gate ? notice : respondNotFound(notice);
}

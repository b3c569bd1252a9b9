import type { Tx } from '@/lib/platform/db/client';
import { findSameText } from '../queries/find-same-text';
import { screen } from '../screen';
import { textKeysOf } from '../text-keys';

type Words = { name: string; message: string };

/**
 * Screens a request to see a memorial (decision 0097). Returns what the family may read:
 * everything, only the name, or nothing if the name itself is held too. A word that is an insult only
 * alone may be a surname, which would be lost if it was not stored.
 */
export async function screenAccessRequest(
  tx: Tx,
  memorialId: string,
  { name, message }: Words,
  now: Date,
): Promise<Words & { isWithheld: boolean }> {
  const elsewhere = await findSameText(tx, memorialId, textKeysOf(message), now);
  if (passes({ name, message }, elsewhere)) return { name, message, isWithheld: false };
  const isNameKept = passes({ name, message: '' }, NOWHERE);
  return { name: isNameKept ? name : '', message: '', isWithheld: true };
}

const NOWHERE = { isLikeRefused: false, seenOnOtherMemorials: 0 };

/**
 * Whether no rule holds the text. Without a message only the name is screened. Pictures, young
 * memorials and storms do not apply to requests.
 */
const passes = ({ name, message }: Words, elsewhere: typeof NOWHERE): boolean =>
  screen(
    { authorName: name, message: message || name, isNameOnly: message === '' },
    { ...elsewhere, hasPicture: false, isYoung: false, isStorm: false },
  ).verdict === 'pass';

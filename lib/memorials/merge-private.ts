import { AppError } from '@/lib/platform/errors';
import { type Said, said } from '@/lib/platform/language/said';
import { hide, isMask, mask, type PrivateField } from './mask-rules';

/** A private value as it was sent, undefined where it was not, and the field's path for messages. */
type Sent = { field: PrivateField; value: string | undefined; path: string };

/**
 * The private value that a change leaves. Of those who may read it, what they sent, or the known one when its mask was
 * sent. Of others, the known one: they send it hidden, as they got it, or not at all. What they are refused for depends
 * on nothing but whether there is a value, which they see; a mask or the value itself, rightly guessed, is refused too.
 * @throws `invalid` for another mask, and for anything else from somebody who may not read the value
 */
export function sentValue(
  { field, value, path }: Sent,
  known: string | undefined,
  mayReadPrivate: boolean,
): string | undefined {
  if (value === undefined) return known;
  if (!mayReadPrivate) return value === hide(known ?? '') ? known : refuse(path, NOT_SHARED);
  if (!isMask(value) || value === known) return value;
  if (known && (value === mask(field, known) || value === hide(known))) return known;
  return refuseHidden(path);
}

/** Throws `invalid`: a value is neither sent nor known for certain. */
export const refuseHidden = (path: string) => refuse(path, HIDDEN);

/** Throws `invalid`: a relative would go, with values that the viewer may not read. */
export const refuseRemoval = () => refuse('familyMembers', HIDDEN_RELATIVE);

function refuse(path: string, message: Said): never {
  throw new AppError('invalid', message, { fields: { [path]: message } });
}

const HIDDEN = said('memorials.refusals.hiddenAgain');
const NOT_SHARED = said('memorials.refusals.privateNotShared');
const HIDDEN_RELATIVE = said('memorials.refusals.hiddenRelative');

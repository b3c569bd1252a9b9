import { AppError } from '@/lib/platform/errors';
import { type Said, said } from '@/lib/platform/language/said';
import { hide, isMask, mask, type PrivateField } from './mask-rules';

/** A private value in a request, undefined if it was not sent; `path` is for messages. */
type Sent = { field: PrivateField; value: string | undefined; path: string };

/**
 * Returns the private value after a change. For a viewer who may read it, that is the value sent,
 * or the stored one if its mask was sent. For others it stays as stored: they must send it hidden,
 * as they received it, or not at all. Even a correct guess is refused, so that a refusal reveals
 * nothing about the value.
 * @throws `invalid` for a mask that does not fit, and for anything else from a viewer who may not
 * read it
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

/** Throws `invalid` for a value that was not sent and cannot be matched to a stored one. */
export const refuseHidden = (path: string) => refuse(path, HIDDEN);

/**
 * Throws `invalid` if a change would remove a relative with values that the viewer may not read.
 */
export const refuseRemoval = () => refuse('familyMembers', HIDDEN_RELATIVE);

function refuse(path: string, message: Said): never {
  throw new AppError('invalid', message, { fields: { [path]: message } });
}

const HIDDEN = said('memorials.refusals.hiddenAgain');
const NOT_SHARED = said('memorials.refusals.privateNotShared');
const HIDDEN_RELATIVE = said('memorials.refusals.hiddenRelative');

import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { hideValue, isMask, mask, type PrivateField } from './mask-rules';

/** A private value in a request, undefined if it was not sent; `path` is for messages. */
type SentValue = { field: PrivateField; value: string | undefined; path: string };

/**
 * Returns the private value after a change. For a viewer who may read it, that is the value sent,
 * or the stored one if its mask was sent. For others it stays as stored: they must send it hidden,
 * as they received it, or not at all. Even a correct guess is refused, so that a refusal reveals
 * nothing about the value.
 * @throws `invalid` for a mask that does not fit, and for anything else from a viewer who may not
 * read it
 */
export function mergePrivateValue(
  { field, value, path }: SentValue,
  known: string | undefined,
  mayReadPrivate: boolean,
): string | undefined {
  if (value === undefined) return known;
  if (!mayReadPrivate) return value === hideValue(known ?? '') ? known : reject(path, NOT_SHARED);
  if (!isMask(value) || value === known) return value;
  if (known && (value === mask(field, known) || value === hideValue(known))) return known;
  return rejectHiddenValue(path);
}

/** Throws `invalid` for a value that was not sent, or only as a mask, and cannot be matched to a stored one. */
export const rejectHiddenValue = (path: string) => reject(path, HIDDEN_VALUE);

/**
 * Throws `invalid` if a change would remove a relative with values that the viewer may not read.
 */
export const rejectRemoval = () => reject('familyMembers', HIDDEN_RELATIVE);

function reject(path: string, userMessage: Message): never {
  throw new AppError('invalid', userMessage, { fields: { [path]: userMessage } });
}

const HIDDEN_VALUE = messageFor('memorials.refusals.hiddenAgain');
const NOT_SHARED = messageFor('memorials.refusals.privateNotShared');
const HIDDEN_RELATIVE = messageFor('memorials.refusals.hiddenRelative');

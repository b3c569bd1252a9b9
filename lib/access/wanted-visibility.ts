import type { Visibility } from './rules';

/**
 * The level that a call about a memorial asks for: by its name, or by `isPublic`, which the specification has; undefined where
 * nothing changes. A memorial that was read before is sent back with what it had: an `isPublic` that is still the same asks for
 * nothing, whichever level it stands for, and a level that is still the same counts as not sent beside another `isPublic`.
 */
export function wantedVisibility(
  before: Visibility,
  { visibility, isPublic }: { visibility?: Visibility | undefined; isPublic?: boolean | undefined },
): Visibility | undefined {
  if (visibility !== undefined && visibility !== before) return visibility;
  if (isPublic === undefined || isPublic === (before === 'public')) return undefined;
  return isPublic ? 'public' : 'keepers';
}

/**
 * The level of a memorial that is made, of which the form has said both; where they differ, the one that fewer people see. A
 * family password is chosen on the page itself: until then it is there for its keepers alone.
 */
export function firstVisibility(form: { visibility: Visibility; isPublic: boolean }): Visibility {
  const isHidden = form.visibility === 'public' && !form.isPublic;
  return isHidden || form.visibility === 'password' ? 'keepers' : form.visibility;
}

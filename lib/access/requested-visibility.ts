import type { Visibility } from './rules';

/**
 * The new level that a request asks for, by `visibility` or by the specification's `isPublic`;
 * undefined if nothing changes. Clients send back memorials as they read them, so an unchanged
 * `isPublic` asks for nothing, and an unchanged `visibility` gives way to a changed `isPublic`.
 */
export function requestedVisibility(
  before: Visibility,
  { visibility, isPublic }: { visibility?: Visibility | undefined; isPublic?: boolean | undefined },
): Visibility | undefined {
  if (visibility !== undefined && visibility !== before) return visibility;
  if (isPublic === undefined || isPublic === (before === 'public')) return undefined;
  return isPublic ? 'public' : 'keepers';
}

/**
 * The level of a new memorial. If `visibility` and `isPublic` of the form differ, the more private
 * one counts. A family password can only be set on the page itself; until then the memorial is for
 * its keepers only.
 */
export function initialVisibility(form: { visibility: Visibility; isPublic: boolean }): Visibility {
  const isHidden = form.visibility === 'public' && !form.isPublic;
  return isHidden || form.visibility === 'password' ? 'keepers' : form.visibility;
}

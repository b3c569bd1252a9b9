import type { Visibility } from '@/lib/access/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { MemorialChange } from '../schema-request';

/**
 * Throws `forbidden` if an API key would change the visibility, which no key may, or the media
 * without the scope `media:write` (decision 0118).
 * @param newVisibility the new visibility; undefined if it stays, also when the key sent it back unchanged
 */
export function requireAllowedForKey(
  { token }: Viewer,
  change: MemorialChange,
  newVisibility: Visibility | undefined,
  hasFiles: boolean,
): void {
  if (!token) return;
  if (newVisibility !== undefined) throw forbiddenError('keys.refusals.notForKeys', null);
  const isAboutMedia = hasFiles || !!change.existingMedia || !!change.removeCover;
  if (isAboutMedia && !token.scopes.includes('media:write'))
    throw forbiddenError('keys.refusals.scope', 'media:write');
}

const forbiddenError = (
  key: 'keys.refusals.notForKeys' | 'keys.refusals.scope',
  scope: 'media:write' | null,
) => new AppError('forbidden', messageFor(key), { details: { scope } });

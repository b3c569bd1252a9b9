import type { Visibility } from '@/lib/access/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { MemorialChange } from '../schema-request';

/**
 * Throws `forbidden` if an API key would change the visibility, which no key may, or the media
 * without the scope `media:write` (decision 0118).
 * @param wanted the new visibility; undefined if it stays, also when the key sent it back unchanged
 */
export function requireWithinKey(
  { token }: Viewer,
  change: MemorialChange,
  wanted: Visibility | undefined,
  hasFiles: boolean,
): void {
  if (!token) return;
  if (wanted !== undefined) throw forbidden('keys.refusals.notForKeys', null);
  const isAboutMedia = hasFiles || !!change.existingMedia || !!change.removeCover;
  if (isAboutMedia && !token.scopes.includes('media:write'))
    throw forbidden('keys.refusals.scope', 'media:write');
}

const forbidden = (
  key: 'keys.refusals.notForKeys' | 'keys.refusals.scope',
  scope: 'media:write' | null,
) => new AppError('forbidden', said(key), { details: { scope } });

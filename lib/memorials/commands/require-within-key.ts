import type { Visibility } from '@/lib/access/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { MemorialChange } from '../schema-request';

/**
 * Throws `forbidden` where a key would change who sees a memorial, which no key may, or its pictures, videos and documents without
 * `media:write` (decision 0118). What is sent back as it was read is no change.
 * @param wanted the level that the change asks for; undefined: it stays
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

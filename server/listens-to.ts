import type { Env } from '@/lib/platform/env-schema';

type Settings = Pick<Env, 'BIND' | 'TRUSTED_PROXIES' | 'SITE_URL' | 'PERENNIAL_EMBEDDED'>;

/**
 * The address to listen on. Unless BIND names one, the network cannot reach a site behind a proxy, which must not be bypassed because it
 * names the callers, or a site for this machine alone.
 */
export function listensTo(settings: Settings): string {
  const { BIND, TRUSTED_PROXIES, SITE_URL, PERENNIAL_EMBEDDED } = settings;
  if (BIND) return BIND;
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(SITE_URL).hostname);
  const isOwn = isLocal && PERENNIAL_EMBEDDED === 'auto';
  return isOwn || TRUSTED_PROXIES > 0 ? '127.0.0.1' : '0.0.0.0';
}

import type { Env } from '@/lib/platform/env-schema';

type Settings = Pick<Env, 'BIND' | 'TRUSTED_PROXIES' | 'SITE_URL' | 'PERENNIAL_EMBEDDED'>;

/**
 * The address to listen on: BIND, or every interface. A site behind a proxy listens on this machine alone, because
 * callers must not bypass the proxy, which reports their addresses. So does a site that is only for this machine.
 */
export function listenAddress(settings: Settings): string {
  const { BIND, TRUSTED_PROXIES, SITE_URL, PERENNIAL_EMBEDDED } = settings;
  if (BIND) return BIND;
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(SITE_URL).hostname);
  const isOnlyForThisMachine = isLocal && PERENNIAL_EMBEDDED === 'auto';
  return isOnlyForThisMachine || TRUSTED_PROXIES > 0 ? '127.0.0.1' : '0.0.0.0';
}

import { apiTokenFromHeaders } from '@/lib/platform/auth/api-token';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewerOfKey } from '@/lib/platform/auth/viewer-of-key';
import { CACHE_TAG } from '@/lib/platform/cache/cache-tags';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { LIMITS, type LimitName } from './limits';
import { type Allowance, consumeNetworkLimit, requireAllowance } from './rate-limit';
import type { RequiredScope } from './route-document';

/** A request with an API key. */
export type ApiKeyRequest = {
  /**
   * Authenticates the key. Throws `forbidden` if the endpoint accepts no keys or not this one,
   * `unauthenticated` if the key is invalid, and `too_many`.
   * @param limit of the endpoint; `read` and `write` are replaced by the key's own limit, others
   * also count by network
   */
  authenticate: (scope: RequiredScope, limit: LimitName) => Promise<Viewer>;
  /** Adds the key's remaining limit to the answer and forbids caching it. */
  withRateLimitHeaders: (answer: Response) => Response;
};

/** Handles the API key of a request; null if the request has none. */
export function apiKeyRequestOf(request: Request): ApiKeyRequest | null {
  const token = apiTokenFromHeaders(request.headers);
  if (token === null) return null;
  let allowance: Allowance | null = null;
  return {
    async authenticate(scope, limit) {
      // No key may use this endpoint, so there is no need to look up this one.
      if (scope === null) throw forbidden('keys.refusals.notForKeys', null);
      const use = await viewerOfKey(request, token);
      allowance = use.allowance;
      requireAllowance('apiByToken', allowance);
      if (!use.viewer.token?.scopes.includes(scope)) throw forbidden('keys.refusals.scope', scope);
      if (limit !== 'read' && limit !== 'write') await consumeNetworkLimit(limit, request);
      return use.viewer;
    },
    withRateLimitHeaders(answer) {
      const headers = new Headers(answer.headers);
      headers.set('Cache-Control', 'no-store');
      headers.delete(CACHE_TAG);
      if (allowance)
        for (const [name, value] of rateLimitFields(allowance)) headers.set(name, value);
      const { status, statusText } = answer;
      return new Response(answer.body, { status, statusText, headers });
    },
  };
}

const forbidden = (key: 'keys.refusals.notForKeys' | 'keys.refusals.scope', scope: RequiredScope) =>
  new AppError('forbidden', messageFor(key), { details: { scope } });

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers: quota and window, what is left, and the
 * seconds until it is renewed.
 */
function rateLimitFields({ left, seconds }: Allowance): [string, string][] {
  const { max, seconds: window } = LIMITS.apiByToken;
  return [
    ['RateLimit-Policy', `"key";q=${max};w=${window}`],
    ['RateLimit', `"key";r=${Math.max(0, left)};t=${seconds}`],
  ];
}

import { env } from '@/lib/platform/env';

/** The header in which server/ passes the caller's address; it deletes any that a client sends. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * The caller's network address, for limits, payment notices and the last use of an API key.
 * `unknown` in tests that call a handler directly.
 * @throws Error in production if the header is missing, since all callers would share one limit
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (address) return address;
  if (env().NODE_ENV === 'production')
    throw new Error(
      `The request has no ${CLIENT_ADDRESS_HEADER}: the server in front of Next (server/main.ts) is missing.`,
    );
  return 'unknown';
}

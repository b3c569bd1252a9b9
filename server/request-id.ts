import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What proxies use as ids. Anything else could be words of a visitor, in our log. */
const READABLE = /^[\w.:=+/-]{8,128}$/;

/** The id of a request in the log and in the answer: that of a trusted proxy if it sends one, else a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers['x-request-id'];
  const isKept = trustedProxies > 0 && typeof given === 'string' && READABLE.test(given);
  return isKept ? given : randomUUID();
}

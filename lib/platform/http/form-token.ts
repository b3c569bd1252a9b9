import { equalsInConstantTime, keyedHash } from '@/lib/platform/crypto/keyed-hash';
import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS, SECOND_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';

/** Nobody opens, reads and fills in a form in less time. */
export const MIN_AGE_MS = 4 * SECOND_MS;
export const MAX_AGE_MS = DAY_MS;
/** Nobody submits a form that was open for longer. */
export const STALE_MS = 7 * DAY_MS;

/** The longest valid token in characters; the rest is ignored. */
export const MAX_TOKEN_LENGTH = 80;

/**
 * The age of the form: `expired` after a day, `stale` after a week. `forged` includes text that is
 * no token.
 */
export type TokenState = 'good' | 'too_soon' | 'expired' | 'stale' | 'forged';

/**
 * Creates a token for a form that needs no account. It proves that the form was loaded and when,
 * and can be used once (`consumeFormToken`). Cached pages contain none, so the form requests one
 * when it opens.
 * @param subject what the form is for; a token is only valid for its subject
 */
export function newFormToken(subject: string, now = Date.now()): string {
  const payload = `${now.toString(36)}.${newId()}`;
  return `${payload}.${sign(subject, payload)}`;
}

/** Checks everything about a token except whether it was used. */
export function readFormToken(subject: string, token: string, now = Date.now()): TokenState {
  const [time = '', random = '', signature = '', more] = token
    .slice(0, MAX_TOKEN_LENGTH)
    .split('.');
  if (more !== undefined || !equalsInConstantTime(signature, sign(subject, `${time}.${random}`)))
    return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age > STALE_MS) return 'stale';
  if (age > MAX_AGE_MS) return 'expired';
  return age < MIN_AGE_MS ? 'too_soon' : 'good';
}

/**
 * Marks a token as used, in the transaction of what it permits; returns false if it was used
 * before. Pass only tokens that `readFormToken` found good or expired. The row is deleted together
 * with expired rate limits once the token is stale.
 */
export async function consumeFormToken(tx: Tx, token: string): Promise<boolean> {
  const stale = new Date(Number.parseInt(token, 36) + STALE_MS);
  const used = await tx.$executeRaw`
    INSERT INTO rate_limits (name, "keyHash", "windowStart", count)
    VALUES ('formToken', ${token}, ${stale}, 1) ON CONFLICT DO NOTHING`;
  return used === 1;
}

const sign = (subject: string, payload: string) =>
  keyedHash('perennial form tokens', `${subject}\n${payload}`).slice(0, 22);

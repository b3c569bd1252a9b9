import { isSameText, keyedHash } from '@/lib/platform/crypto/keyed-hash';
import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS, SECOND_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';

/** Nobody opens a form, reads it and fills it in within less. */
export const YOUNGEST_MS = 4 * SECOND_MS;
export const OLDEST_MS = DAY_MS;
/** Nobody has a form open for longer and fills it in then. */
export const STALE_MS = 7 * DAY_MS;

/** The longest token there is; more is not read. */
export const TOKEN_MAX = 80;

/**
 * What a token says of the form that it came with: `expired` was open for more than a day, `stale` for more than a week. `forged` is
 * also whatever is no token at all.
 */
export type TokenState = 'good' | 'too_soon' | 'expired' | 'stale' | 'forged';

/**
 * A token for a form that needs no account: it proves that the form was asked for, for how long it was open, and can be
 * used once (`consumeFormToken`). Cached pages carry none; a form asks for it when it opens.
 * @param subject what the form is for; a token of another subject is forged
 */
export function newFormToken(subject: string, now = Date.now()): string {
  const begun = `${now.toString(36)}.${newId()}`;
  return `${begun}.${sign(subject, begun)}`;
}

/** Looks at a token that was sent, and says nothing of whether it was used. */
export function readFormToken(subject: string, token: string, now = Date.now()): TokenState {
  const [time = '', random = '', signature = '', more] = token.slice(0, TOKEN_MAX).split('.');
  if (more !== undefined || !isSameText(signature, sign(subject, `${time}.${random}`)))
    return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age > STALE_MS) return 'stale';
  if (age > OLDEST_MS) return 'expired';
  return age < YOUNGEST_MS ? 'too_soon' : 'good';
}

/**
 * Consumes a token that `readFormToken` has found good or expired, in the transaction of what it allows; returns false when it was
 * used before. The row is deleted with those of the limits, when the token is stale.
 */
export async function consumeFormToken(tx: Tx, token: string): Promise<boolean> {
  const stale = new Date(Number.parseInt(token, 36) + STALE_MS);
  const used = await tx.$executeRaw`
    INSERT INTO rate_limits (name, "keyHash", "windowStart", count)
    VALUES ('formToken', ${token}, ${stale}, 1) ON CONFLICT DO NOTHING`;
  return used === 1;
}

const sign = (subject: string, begun: string) =>
  keyedHash('perennial form tokens', `${subject}\n${begun}`).slice(0, 22);

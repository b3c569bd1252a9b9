import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { UnsealError, unseal } from '@/lib/platform/crypto/sealing';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Creates a secret in the format that receivers copy: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

type Secrets = { secretSealed: string; previousSecretSealed: string; previousUntil: Date | null };

/**
 * The headers of a delivery by the Standard Webhooks convention: its id, which is the same for each
 * try, the time of this try, and a signature by each valid secret. A previous secret that cannot be
 * decrypted is left out. Throws `UnsealError` if the current one cannot.
 */
export function signedHeaders(
  secrets: Secrets,
  eventId: string,
  body: string,
  now: Date,
): Record<string, string> {
  const { secretSealed, previousSecretSealed, previousUntil } = secrets;
  const secretsNow = [unseal(secretSealed)];
  if (previousUntil && previousUntil > now) secretsNow.push(...unsealOrNone(previousSecretSealed));
  const signatures = secretsNow.map((secret) => new Webhook(secret).sign(eventId, now, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

function unsealOrNone(sealed: string): string[] {
  try {
    return [unseal(sealed)];
  } catch (error) {
    if (error instanceof UnsealError) return [];
    throw error;
  }
}

import type { Viewer } from '@/lib/platform/auth/viewer';
import { equalsInConstantTime, keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { db } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { contactCodeMail } from '../contact-code-mail';

/** A code is valid in the time window in which it was requested, and in the next one. */
const WINDOW_MINUTES = 15;
const DIGITS = 6;
const BYTES = 6;

/**
 * Checks that somebody reads mail to a new contact address, because messages to the operator go
 * there. Without `code`, mails one and throws `invalid` with the field `code`, as for a wrong one.
 * Tries are counted by account (`too_many`). The code is a keyed hash of address, account and time
 * window, so nothing is stored.
 */
export async function verifyContactAddress(
  viewer: Viewer,
  address: string,
  code: string | undefined,
  now = new Date(),
): Promise<void> {
  await consumeRateLimit('settingCode', viewer.userId, now);
  const window = Math.floor(now.getTime() / (WINDOW_MINUTES * MINUTE_MS));
  if (!code) return mailCode(viewer, address, window);
  const validCodes = [window, window - 1].map((each) => codeFor(viewer, address, each));
  if (validCodes.some((each) => equalsInConstantTime(each, code))) return;
  throw codeError(messageFor('settings.faults.code'));
}

async function mailCode(viewer: Viewer, address: string, window: number): Promise<never> {
  const code = codeFor(viewer, address, window);
  const key = keyedHash('perennial contact mails', `${viewer.userId} ${window} ${address}`);
  const mail = { to: address, code, minutes: WINDOW_MINUTES, key };
  const written = contactCodeMail(mail, toOfferedLanguage(viewer.language));
  await db().$transaction((tx) => enqueueMail(tx, written));
  throw codeError(messageFor('settings.codeSent', { email: address }));
}

const codeError = (userMessage: ReturnType<typeof messageFor>) =>
  new AppError('invalid', userMessage, { fields: { code: userMessage } });

function codeFor({ userId }: Viewer, address: string, window: number): string {
  const hash = keyedHash('perennial contact codes', `${userId} ${window} ${address}`);
  const number = Buffer.from(hash, 'base64url').readUIntBE(0, BYTES);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

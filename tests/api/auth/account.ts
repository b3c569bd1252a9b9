import { vi } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as register } from '@/app/api/auth/register/route';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';

export const CLARA = {
  firstName: 'Clara',
  lastName: 'Dlamini',
  email: 'clara@example.org',
  password: 'Evergreen!1',
};

/** Signs up through the API. Returns the challenge, which the response calls `userId`. */
export async function signUp(change: Partial<typeof CLARA> = {}): Promise<string> {
  const { status, body } = await call(register, {
    body: { ...CLARA, ...change },
    headers: newAddressHeaders(),
  });
  if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
  return body.userId;
}

/** Requests a reset code. Returns the challenge, which the response calls `userId`. */
export async function askForReset(email: string): Promise<string> {
  const { status, body } = await call(forgot, { body: { email }, headers: newAddressHeaders() });
  if (status !== 200) throw new Error(`forgot answered ${status}: ${JSON.stringify(body)}`);
  return body.userId;
}

/** Returns the codes that were mailed for a challenge, newest first. */
export async function codesOf(challengeId: string): Promise<string[]> {
  const mails = await db().outboxMail.findMany({
    where: { key: { startsWith: `otp/${challengeId}/` }, to: { not: '' } },
    orderBy: { createdAt: 'desc' },
    select: { text: true },
  });
  return mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
}

export async function codeOf(challengeId: string): Promise<string> {
  const [code] = await codesOf(challengeId);
  if (!code) throw new Error('no code was mailed');
  return code;
}

/** Headers with a new IP address each time, so that limits by address do not interfere. */
export const newAddressHeaders = () => ({ 'x-client-address': newSecretId() });

/** Returns six digits that are not the code. */
export const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

/** Advances the application's clock. No rule about codes uses PostgreSQL's clock. */
export function passMinutes(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

/** Advances the clock to the next window of limits by day. */
export function passToNextDay(): void {
  vi.setSystemTime(Math.floor(Date.now() / DAY_MS + 1) * DAY_MS);
}

/** Empties the database and sets the clock. */
export async function resetDatabaseAndClock(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T09:00:00Z') });
  await db().user.deleteMany({});
  await db().challenge.deleteMany({}); // decoys belong to no user
  await db().outboxMail.deleteMany({});
  await db().rateLimit.deleteMany({});
}

/** Returns the known-device cookie that an answer sets, or ''. */
export function deviceCookieOf({ headers }: { headers: Headers }): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('memorial-device='));
  return cookie?.split(';')[0] ?? '';
}

/** Headers of a browser on our own page with these cookies, at a new IP address each time. */
export const fromBrowser = (cookie: string) => ({
  ...newAddressHeaders(),
  cookie,
  'sec-fetch-site': 'same-origin',
});

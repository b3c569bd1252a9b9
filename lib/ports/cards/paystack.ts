import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { readVerification } from './paystack-verification';
import type { CardsPort } from './port';

const TIMEOUT_MS = 5_000;
const UNREACHABLE =
  'Failed to communicate with verification server. Please check connection or contact support.';

/** Paystack over HTTPS (integrations 1). The sandbox differs in address and keys only. */
export const paystack: CardsPort = {
  popup: () => ({
    publicKey: env().PAYSTACK_PUBLIC_KEY,
    popupUrl: env().PAYSTACK_POPUP_URL ?? null,
  }),

  async verify(reference) {
    const response = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
    return readVerification(response.status, response.body, reference);
  },

  // The notice has no secret of its own: HMAC-SHA512 of the raw body with the secret key (1.4).
  isSigned(rawBody, headers) {
    const given = Buffer.from(headers.get('x-paystack-signature') ?? '', 'hex');
    const ours = createHmac('sha512', env().PAYSTACK_SECRET_KEY).update(rawBody).digest();
    return given.length === ours.length && timingSafeEqual(given, ours);
  },
};

/** Ids have 64 bits, a JavaScript number 53: they are kept as the text that came (integrations 1.3). */
const parseWithWholeIds = (text: string): unknown =>
  JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
    key === 'id' && typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(new URL(path, env().PAYSTACK_API_BASE), {
      headers: { Authorization: `Bearer ${env().PAYSTACK_SECRET_KEY}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return { status: response.status, body: parseWithWholeIds(await response.text()) };
  } catch (cause) {
    throw new AppError('unavailable', UNREACHABLE, { cause });
  }
}

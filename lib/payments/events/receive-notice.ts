import { AppError } from '@/lib/platform/errors';
import { clientAddress } from '@/lib/platform/http/client-address';
import { readText } from '@/lib/platform/http/read-json';
import { messageFor } from '@/lib/platform/language/message';
import { log } from '@/lib/platform/log';
import { requireConfigured } from '../configured-providers';
import { recordDispute } from '../disputes/record-dispute';
import { isKnownPayment, referenceOfTransaction } from '../order/queries';
import type { NamedPayment, PaymentProvider, ProviderNotice } from '../providers/provider';
import { loadProvider } from '../providers/registry';
import { flagUnconfirmed } from '../reconcile/flag-unconfirmed';
import { reconcilePayment } from '../reconcile/reconcile-payment';
import { syncRefunds } from '../refunds/record-refunds';
import type { Payment, Provider } from '../rules';
import type { Fulfil } from '../settle/settle';
import { settleStoredNotice } from './settle-stored-notice';
import { markEventProcessed, storeEvent, storeUnsignedEvent, UNREADABLE_KIND } from './store-event';
import type { WaitingNotice } from './waiting-notices';

/**
 * Authenticates a provider's notice, stores it unchanged, and confirms it with the provider, so that even a replayed or
 * outdated notice only leads to the current state. A notice with a wrong signature is stored only if it names one of
 * our payments, and changes nothing. Throws if the notice is rejected, or could not be stored or confirmed; the
 * provider then sends it again.
 */
export async function receiveNotice(
  name: Provider,
  request: Request,
  fulfil: Fulfil,
  receivedAt = new Date(),
): Promise<void> {
  requireConfigured(name);
  const provider = await loadProvider(name);
  const rawBody = await readText(request, provider.noticeLimit);
  const raw = { rawBody, headers: request.headers, sourceIp: clientAddress(request), receivedAt };
  const notice = withoutNul(provider.receive(raw), rawBody);
  const event = { ...raw, provider: name, kind: notice.kind, keep: provider.noticeHeaders };
  if (notice.about === 'unsigned') {
    const { reference } = notice;
    if (!hasNul(reference) && (await isKnownPayment({ provider: name, reference })))
      await storeUnsignedEvent(event, reference);
    throw new AppError('unauthenticated', messageFor('payments.refusals.signature'));
  }
  const { id, isProcessed } = await storeEvent(event);
  if (notice.about !== 'charge' || provider.poll)
    await markEventProcessed(id, await handleNotice(provider, notice, fulfil));
  else if (!isProcessed) await settleOrWait(provider, notice, { ...event, id }, fulfil);
}

/** A notice with U+0000 is unreadable: PostgreSQL cannot store it (security.md, fact 5). */
function withoutNul(notice: ProviderNotice, rawBody: string): ProviderNotice {
  const isStorable = !rawBody.includes('\0') && !hasNul(notice);
  if (isStorable) return notice;
  if (notice.about === 'unsigned') return { ...notice, kind: UNREADABLE_KIND };
  return { about: 'unreadable', kind: UNREADABLE_KIND };
}

/** Whether a text in this object has U+0000. Parts of a body that no notice reads may have it, escaped. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

type SignedNotice = Exclude<ProviderNotice, { about: 'unsigned' }>;

async function handleNotice(
  provider: PaymentProvider,
  notice: SignedNotice,
  fulfil: Fulfil,
): Promise<string> {
  switch (notice.about) {
    case 'charge':
      return reconcilePayment({ provider: provider.name, reference: notice.reference }, fulfil);
    case 'refund': {
      const payment = await paymentIn(provider, notice);
      return payment ? syncRefunds(payment) : 'unknown';
    }
    case 'dispute': {
      const payment = await paymentIn(provider, notice);
      // Only the notice tells us this. An ended dispute never changes, so an old notice cannot undo
      // it.
      return payment ? recordDispute(payment, notice.dispute) : 'unknown';
    }
    case 'unreadable':
      log.error({ provider: provider.name }, 'a signed notice cannot be read');
      return 'unreadable';
    case 'nothing':
      return 'ignored';
  }
}

/**
 * The payment that a notice is about; null if it belongs to another shop with the same provider
 * account.
 */
async function paymentIn(provider: PaymentProvider, named: NamedPayment): Promise<Payment | null> {
  if ('reference' in named) return { provider: provider.name, reference: named.reference };
  const { providerTxnId } = named;
  const reference =
    (await referenceOfTransaction(provider.name, providerTxnId)) ??
    (await provider.referenceOf?.(providerTxnId)); // the notice may arrive before the news of its payment
  return reference ? { provider: provider.name, reference } : null;
}

type ChargeNotice = Extract<ProviderNotice, { about: 'charge' }>;

/**
 * Settles a confirmed notice. Otherwise throws, so that the provider sends it again; once the order
 * is no longer reconciled, it is flagged for review.
 */
async function settleOrWait(
  provider: PaymentProvider,
  { reference, evidence }: ChargeNotice,
  stored: WaitingNotice,
  fulfil: Fulfil,
): Promise<void> {
  let failure: unknown = new AppError(
    'unavailable',
    messageFor('payments.refusals.noticeNotConfirmed', { provider: provider.label }),
  );
  try {
    if ((await settleStoredNotice(provider, stored, fulfil)) === 'settled') return;
  } catch (error) {
    failure = error;
  }
  const isUnconfirmed = failure instanceof AppError; // any other error is ours, such as a busy database
  if (isUnconfirmed && evidence?.status === 'success')
    await flagUnconfirmed({ provider: provider.name, reference }, evidence.providerTxnId);
  throw failure;
}

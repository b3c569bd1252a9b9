import { z } from 'zod';
import type { MemberReader } from '@/lib/access/reader';
import { createFromDraft, emptyDraft } from '@/lib/memorials/commands/create-from-draft';
import { requireConfigured } from '@/lib/payments/configured-providers';
import { asCurrency } from '@/lib/payments/currencies';
import type { LockedOrder } from '@/lib/payments/order/lock-order';
import { openMemorialOrder } from '@/lib/payments/order/open-memorial-order';
import type { OpenedOrder } from '@/lib/payments/order/open-order';
import { storePaymentHandle } from '@/lib/payments/order/payment-handle';
import { markFulfilled } from '@/lib/payments/order/recalculate-order-status';
import { receiptMail, tributeReceiptMail } from '@/lib/payments/order/receipt-mail';
import type { NewPayment } from '@/lib/payments/providers/provider';
import { popupProvider, redirectProvider } from '@/lib/payments/providers/registry';
import { flagForReview } from '@/lib/payments/reviews/order-reviews';
import type { Provider } from '@/lib/payments/rules';
import { memorialOrderSchema } from '@/lib/payments/schema';
import type { Fulfil } from '@/lib/payments/settle/settle';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import type { OrderType } from '@/lib/platform/db/generated/enums';
import { pathIn } from '@/lib/platform/language/addresses';
import { issueMessage } from '@/lib/platform/language/issue-message';
import type { Language } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { createTribute } from '@/lib/tributes/commands/create-tribute';
import { orderTribute } from '@/lib/tributes/commands/order-tribute';
import { tributeOrderSchema } from '@/lib/tributes/schema';
import { tributeMail } from '@/lib/tributes/tribute-mail';

/**
 * Creates the memorial or tribute of a locked, paid order, in the transaction that settles the
 * payment. Only this file knows that an order may become either; settling receives this function.
 * If the draft has become a memorial already, flags the order for review instead. Throws if it
 * cannot be created.
 */
export const fulfil: Fulfil = (tx, order) => FULFILMENTS[order.type](tx, order);

const FULFILMENTS: Record<OrderType, Fulfil> = {
  memorial_creation: fulfilMemorial,
  flower_tribute: fulfilTribute,
};

async function fulfilMemorial(tx: Tx, order: LockedOrder): Promise<void> {
  const memorial = await createFromDraft(tx, order);
  if (!memorial) {
    await flagForReview(tx, order.id, { kind: 'already_made' });
    return;
  }
  await emptyDraft(tx, order.draftId);
  await markFulfilled(tx, order.id);
  await enqueueMail(
    tx,
    receiptMail(order, memorial, toOfferedLanguage(order.user?.language ?? '')),
  );
}

async function fulfilTribute(tx: Tx, order: LockedOrder): Promise<void> {
  const tribute = await createTribute(tx, order);
  await markFulfilled(tx, order.id);
  await enqueueMail(
    tx,
    tributeReceiptMail(order, tribute, toOfferedLanguage(order.user?.language ?? '')),
  );
  const { owner } = tribute;
  if (owner)
    await enqueueMail(tx, tributeMail(order, tribute, owner, toOfferedLanguage(owner.language)));
}

/** The body of an order: a memorial from its draft, or flowers. */
export const orderSchema = z.discriminatedUnion(
  'orderType',
  [memorialOrderSchema, tributeOrderSchema],
  issueMessage('payments.faults.orderType'),
);

type OrderInput = z.output<typeof orderSchema>;

/**
 * Opens an order, and returns it with what the browser needs for the provider's popup. The provider returns the buyer
 * to a page in `language`.
 */
export async function openPopupPayment(
  reader: MemberReader,
  input: OrderInput,
  name: Provider,
  language: Language,
) {
  requireConfigured(name);
  const provider = await popupProvider(name);
  const { order, payment } = await openPayment(reader, input, name, language);
  return { order, settings: provider.begin(payment) };
}

/**
 * Opens an order, and returns it with the departure, which takes the browser to the provider's page. The provider
 * returns the buyer to a page in `language`. Throws `provider` if the provider does not answer; the order then waits
 * for another attempt.
 */
export async function openRedirectPayment(
  reader: MemberReader,
  input: OrderInput,
  name: Provider,
  language: Language,
) {
  requireConfigured(name);
  const provider = await redirectProvider(name);
  const { order, payment } = await openPayment(reader, input, name, language);
  const departure = await provider.begin(payment);
  const { reference } = payment;
  if (departure.handle) await storePaymentHandle({ provider: name, reference }, departure.handle);
  return { order, departure };
}

type OpenedPayment = { order: OpenedOrder; payment: NewPayment };

async function openPayment(
  reader: MemberReader,
  input: OrderInput,
  name: Provider,
  language: Language,
): Promise<OpenedPayment> {
  const t = translatorFor(language);
  if (input.orderType === 'flower_tribute') {
    const order = await orderTribute(reader, input, name);
    const payment = newPayment(reader.viewer, order, name, {
      itemName: t('payments.item.flowers', { site: siteName() }),
      returnPath: pathIn(language, paths.flowersPaid(order.orderId)),
      cancelPath: pathIn(language, paths.flowersCancelled(input.memorialId)),
      language,
    });
    return { order, payment };
  }
  const order = await openMemorialOrder(reader.viewer, input.draftId, name, new Date(), input);
  const payment = newPayment(reader.viewer, order, name, {
    itemName: t('payments.item.memorial', { site: siteName() }),
    returnPath: pathIn(language, paths.memorialPaid(order.orderId)),
    cancelPath: pathIn(language, paths.paymentCancelled),
    language,
  });
  return { order, payment };
}

type CheckoutTexts = {
  itemName: string;
  returnPath: string;
  cancelPath: string;
  language: Language;
};

/**
 * The item's name is our own text. Of the text that people typed, the provider receives only the buyer's name and
 * e-mail address.
 */
function newPayment(
  viewer: Viewer,
  order: OpenedOrder,
  name: Provider,
  texts: CheckoutTexts,
): NewPayment {
  const { firstName, lastName, email } = viewer;
  return {
    reference: order.reference,
    orderId: order.orderId,
    chargeMinor: order.chargeMinor,
    chargeCurrency: asCurrency(order.chargeCurrency),
    language: texts.language,
    itemName: texts.itemName,
    buyer: { firstName, lastName, email },
    returnUrl: absoluteUrl(texts.returnPath),
    cancelUrl: absoluteUrl(texts.cancelPath),
    notifyUrl: absoluteUrl(paths.apiPaymentWebhook(name)),
  };
}

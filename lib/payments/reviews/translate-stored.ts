import {
  type Message,
  messageFor,
  type Translate,
  translateWith,
} from '@/lib/platform/language/message';

/**
 * Sentences that the code stores in English, without their full stops, and their translatable
 * messages.
 */
const KNOWN_MESSAGES = new Map<string, Message>([
  ['the draft is no longer there', messageFor('admin.stored.draftGone')],
  ['the account was deleted before the payment', messageFor('admin.stored.accountGone')],
  ['the memorial was deleted before the payment', messageFor('admin.stored.memorialGone')],
  ['the sender was deleted before the payment', messageFor('admin.stored.senderGone')],
  ['Paid out by hand', messageFor('admin.stored.paidByHand')],
  ['Withdrawn', messageFor('admin.stored.withdrawn')],
  ['It has not ended for weeks', messageFor('admin.stored.notEnded')],
  ['The provider could not pay it out', messageFor('admin.stored.notPaidOut')],
  [
    'It was paid out and came back: the buyer must get it another way',
    messageFor('admin.stored.cameBack'),
  ],
  ["Please look at it in the provider's dashboard", messageFor('admin.stored.lookAtIt')],
  ["Made in the provider's dashboard", messageFor('admin.stored.madeThere')],
  [
    'It was not sent: the payment is disputed, and would go back twice',
    messageFor('admin.stored.disputed'),
  ],
  [
    'It was not sent: that much of the payment is no longer here',
    messageFor('admin.stored.noLongerHere'),
  ],
  [
    "It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it",
    messageFor('admin.stored.unsent'),
  ],
  ['the reference differs', messageFor('admin.reviews.reference')],
  [
    'it went to another account, or test and live money are mixed',
    messageFor('admin.reviews.account'),
  ],
  ['the amount cannot be read', messageFor('admin.reviews.unreadableAmount')],
  ['the payment names another order', messageFor('admin.reviews.anotherOrder')],
  ['the provider gave no transaction id', messageFor('admin.reviews.noTransactionId')],
  [
    'its transaction id stands in the ledger of another order',
    messageFor('admin.reviews.knownTransactionId'),
  ],
]);

/** Stored sentences that contain a name or a provider's message. */
const MESSAGES_WITH_VALUE: [RegExp, (value: string, other: string) => Message][] = [
  [
    /^Refund by hand in the (.+) dashboard, then confirm it here$/,
    (provider) => messageFor('admin.stored.refundByHand', { provider }),
  ],
  [/^The provider refused it: (.+)$/s, (reason) => messageFor('admin.stored.refused', { reason })],
  [
    /^the currency is (\S+), not (\S+)$/,
    (paid, expected) => messageFor('admin.reviews.currency', { paid, expected }),
  ],
  [
    /^the amount is (\d+), not (\d+)$/,
    (paid, expected) => messageFor('admin.reviews.amount', { paid, expected }),
  ],
];

/**
 * Translates a stored sentence or clause for admins. Text that is not ours, such as a provider's
 * message, is returned unchanged.
 */
export function translateStored(text: string, t: Translate): string {
  const clause = text.replace(/\.$/, '');
  const known = KNOWN_MESSAGES.get(clause) ?? messageWithValue(clause);
  if (!known) return text;
  const translated = translateWith(t)(known);
  return clause === text ? translated : t('admin.stored.sentence', { clause: translated });
}

/**
 * Translates the stored detail of an attempt: a list of payments that did not match the order, each
 * with its transaction.
 */
export const translateAttemptDetail = (text: string, t: Translate): string =>
  text
    .split(/(?<=; transaction \S*)\. /)
    .map((each) => {
      const [, clause, transactionId] = /^(.*); transaction (\S*)$/s.exec(each) ?? [];
      return clause !== undefined && transactionId !== undefined
        ? t('admin.stored.ofTransaction', { clause: translateStored(clause, t), transactionId })
        : translateStored(each, t);
    })
    .join('. ');

function messageWithValue(clause: string): Message | undefined {
  for (const [pattern, toMessage] of MESSAGES_WITH_VALUE) {
    const [, value, other = ''] = pattern.exec(clause) ?? [];
    if (value !== undefined) return toMessage(value, other);
  }
  return undefined;
}

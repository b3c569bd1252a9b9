import { type Said, type Say, said, sayWith } from '@/lib/platform/language/said';

/**
 * Sentences that the code stores in English, without their full stops, and their translatable
 * messages.
 */
const KNOWN = new Map<string, Said>([
  ['the draft is no longer there', said('admin.stored.draftGone')],
  ['the account was deleted before the payment', said('admin.stored.accountGone')],
  ['the memorial was deleted before the payment', said('admin.stored.memorialGone')],
  ['the sender was deleted before the payment', said('admin.stored.senderGone')],
  ['Paid out by hand', said('admin.stored.paidByHand')],
  ['Withdrawn', said('admin.stored.withdrawn')],
  ['It has not ended for weeks', said('admin.stored.notEnded')],
  ['The provider could not pay it out', said('admin.stored.notPaidOut')],
  [
    'It was paid out and came back: the buyer must get it another way',
    said('admin.stored.cameBack'),
  ],
  ["Please look at it in the provider's dashboard", said('admin.stored.lookAtIt')],
  ["Made in the provider's dashboard", said('admin.stored.madeThere')],
  [
    'It was not sent: the payment is disputed, and would go back twice',
    said('admin.stored.disputed'),
  ],
  [
    'It was not sent: that much of the payment is no longer here',
    said('admin.stored.noLongerHere'),
  ],
  [
    "It could not be sent for days: please look for it in the provider's dashboard, then confirm or withdraw it",
    said('admin.stored.unsent'),
  ],
  ['the reference differs', said('admin.reviews.reference')],
  ['it went to another account, or test and live money are mixed', said('admin.reviews.account')],
  ['the amount cannot be read', said('admin.reviews.unreadableAmount')],
  ['the payment names another order', said('admin.reviews.anotherOrder')],
  ['the provider gave no transaction id', said('admin.reviews.noTransactionId')],
  [
    'its transaction id stands in the ledger of another order',
    said('admin.reviews.knownTransactionId'),
  ],
]);

/** Stored sentences that contain a name or a provider's message. */
const WITH_VALUE: [RegExp, (value: string, other: string) => Said][] = [
  [
    /^Refund by hand in the (.+) dashboard, then confirm it here$/,
    (provider) => said('admin.stored.refundByHand', { provider }),
  ],
  [/^The provider refused it: (.+)$/s, (reason) => said('admin.stored.refused', { reason })],
  [
    /^the currency is (\S+), not (\S+)$/,
    (paid, expected) => said('admin.reviews.currency', { paid, expected }),
  ],
  [
    /^the amount is (\d+), not (\d+)$/,
    (paid, expected) => said('admin.reviews.amount', { paid, expected }),
  ],
];

/**
 * Translates a stored sentence or clause for admins. Text that is not ours, such as a provider's
 * message, is returned unchanged.
 */
export function storedWords(text: string, say: Say): string {
  const clause = text.replace(/\.$/, '');
  const known = KNOWN.get(clause) ?? withValue(clause);
  if (!known) return text;
  const words = sayWith(say)(known);
  return clause === text ? words : say('admin.stored.sentence', { clause: words });
}

/**
 * Translates the stored detail of an attempt: a list of payments that did not fit, each with its
 * transaction.
 */
export const attemptWords = (text: string, say: Say): string =>
  text
    .split(/(?<=; transaction \S*)\. /)
    .map((each) => {
      const [, clause, transactionId] = /^(.*); transaction (\S*)$/s.exec(each) ?? [];
      return clause !== undefined && transactionId !== undefined
        ? say('admin.stored.ofTransaction', { clause: storedWords(clause, say), transactionId })
        : storedWords(each, say);
    })
    .join('. ');

function withValue(clause: string): Said | undefined {
  for (const [pattern, saidWith] of WITH_VALUE) {
    const [, value, other = ''] = pattern.exec(clause) ?? [];
    if (value !== undefined) return saidWith(value, other);
  }
  return undefined;
}

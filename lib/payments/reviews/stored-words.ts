import { type Said, type Say, said, sayWith } from '@/lib/platform/language/said';

/** What we store in English of refunds and of what could not be made, without its full stop. */
const KNOWN = new Map<string, Said>([
  ['the draft is no longer there', said('admin.stored.draftGone')],
  ['the account was deleted before the payment', said('admin.stored.accountGone')],
  ['the memorial was deleted before the payment', said('admin.stored.memorialGone')],
  ['the sender was deleted before the payment', said('admin.stored.senderGone')],
  ['Paid out by hand', said('admin.stored.paidByHand')],
  ['Withdrawn', said('admin.stored.withdrawn')],
  ['It has not ended for weeks', said('admin.stored.notEnded')],
  ['The provider could not pay it out', said('admin.stored.notPaidOut')],
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
]);

/** The same with a name or a provider's words in it. */
const WITH_VALUE: [RegExp, (value: string) => Said][] = [
  [
    /^Refund by hand in the (.+) dashboard, then confirm it here$/,
    (provider) => said('admin.stored.refundByHand', { provider }),
  ],
  [/^The provider refused it: (.+)$/s, (reason) => said('admin.stored.refused', { reason })],
];

/**
 * A stored sentence or clause as admins read it: what is ours in their language, somebody else's words (a
 * provider's for one) as they are.
 */
export function storedWords(text: string, say: Say): string {
  const clause = text.replace(/\.$/, '');
  const known = KNOWN.get(clause) ?? withValue(clause);
  if (!known) return text;
  const words = sayWith(say)(known);
  return clause === text ? words : say('admin.stored.sentence', { clause: words });
}

function withValue(clause: string): Said | undefined {
  for (const [pattern, saidWith] of WITH_VALUE) {
    const [, value] = pattern.exec(clause) ?? [];
    if (value !== undefined) return saidWith(value);
  }
  return undefined;
}

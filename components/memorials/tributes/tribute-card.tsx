import { Bloom } from '@/components/layout/bloom';
import { amountIn } from '@/lib/platform/language/amount-in';
import { longDate } from '@/lib/platform/language/days';
import { fill } from '@/lib/platform/language/fill';
import { ANONYMOUS } from '@/lib/tributes/rules';
import type { TributeCardWords } from './tribute-card-labels';
import { YourFlowers } from './your-flowers';

export type TributeCardProps = {
  senderName: string;
  /** US cents. */
  amountMinor: number;
  /** After a chargeback the message stays, without its amount. */
  isAmountHidden: boolean;
  message: string;
  /** ISO moment. */
  createdAt: string;
  /** The id of the card on its page, which a sender's return from paying is led to. */
  anchor?: string;
};

/** One tribute: sender, date, amount and message. Prints leave the amount out. */
export function TributeCard({
  anchor,
  senderName,
  amountMinor,
  isAmountHidden,
  message,
  createdAt,
  language,
  labels,
}: TributeCardProps & TributeCardWords) {
  return (
    <li
      id={anchor}
      className="group/tribute flex scroll-mt-24 break-inside-avoid gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <Bloom className="mt-1 size-8 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {anchor && <YourFlowers anchor={anchor} label={labels.yours} />}
        <p className="font-semibold">
          <bdi>{senderName === ANONYMOUS ? labels.anonymous : senderName}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={createdAt}>{longDate(createdAt.slice(0, 10), language)}</time>
          {!isAmountHidden && (
            <span className="print:hidden">
              {` · ${fill(labels.flowers, { amount: amountIn(labels.amount, amountMinor) })}`}
            </span>
          )}
        </p>
        {message && (
          <p className="mt-2 whitespace-pre-line" dir="auto">
            {message}
          </p>
        )}
      </div>
    </li>
  );
}

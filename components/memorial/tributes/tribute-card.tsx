import { longDate } from '@/lib/memorials/rules';
import { dollars } from '@/lib/orders/rules';
import { Bloom } from '../../site/bloom';

export type TributeCardProps = {
  senderName: string;
  /** US cents. */
  amountMinor: number;
  /** The bank took the money back: the words stay. */
  isAmountHidden: boolean;
  message: string;
  /** ISO moment. */
  createdAt: string;
};

/** One tribute: who, when, how many flowers, and what they wrote. */
export function TributeCard({
  senderName,
  amountMinor,
  isAmountHidden,
  message,
  createdAt,
}: TributeCardProps) {
  return (
    <li className="flex break-inside-avoid gap-4 rounded-lg border border-line bg-surface p-5">
      <Bloom className="mt-1 size-8 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{senderName}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={createdAt}>{longDate(createdAt.slice(0, 10))}</time>
          {!isAmountHidden && ` · ${dollars(amountMinor)} of flowers`}
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

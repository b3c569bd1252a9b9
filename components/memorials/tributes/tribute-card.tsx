import { Flower } from '@/components/tributes/flower';
import { classNames } from '@/components/ui/class-names';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { longDate } from '@/lib/platform/language/days';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import { formatAmount } from '@/lib/platform/language/format-amount';
import { ANONYMOUS } from '@/lib/tributes/rules';
import type { FlowerSize } from '@/lib/tributes/size-rules';
import type { ShownTribute } from '@/lib/tributes/visible-amount-rules';
import type { TributeCardLabels, TributeCardMessages } from './tribute-card-labels';
import { YourFlowers } from './your-flowers';

/** 76, 88, 104, 120 and 128 px. */
const WIDTHS: Record<FlowerSize, string> = {
  sprig: 'w-19',
  flower: 'w-22',
  posy: 'w-26',
  bouquet: 'w-30',
  wreath: 'w-32',
};

type Props = ShownTribute &
  TributeCardMessages & {
    /** The card's element id; the sender is returned to it after paying. */
    anchor?: string;
    /** True in a grid of cards, where the text is below the flowers if there is room. */
    isInGrid?: boolean;
  };

/** A tribute: flowers sized by its amount, the sender, the date and the message. */
export function TributeCard({
  anchor,
  isInGrid = false,
  senderName,
  size,
  sumMinor,
  currency,
  message,
  createdAt,
  language,
  labels,
}: Props) {
  return (
    <li
      id={anchor}
      className={classNames(
        'group/tribute grid scroll-mt-24 break-inside-avoid grid-cols-[minmax(0,8rem)_minmax(min(10rem,70%),1fr)] gap-x-5 wrap-anywhere print:grid-cols-[3.5rem_minmax(0,1fr)] print:gap-x-3',
        isInGrid && '@2xl:block @2xl:text-center',
      )}
    >
      <div
        className={classNames(
          'flex items-end justify-center self-start border-b border-gold print:h-16',
          isInGrid ? '@2xl:h-32' : '',
        )}
      >
        <Flower
          size={size}
          label={labels.sizes[size]}
          className={classNames(
            '-mb-1 aspect-square max-w-full group-target/tribute:animate-rise print:w-14',
            WIDTHS[size],
          )}
        />
      </div>
      <div className="pt-2.5">
        {anchor && <YourFlowers anchor={anchor} label={labels.yours} />}
        <p className="font-serif">
          <bdi>{senderName === ANONYMOUS ? labels.anonymous : senderName}</bdi>
        </p>
        <p className="text-xs text-ink-soft">
          <time dateTime={createdAt}>{longDate(createdAt.slice(0, 10), language)}</time>
          {sumMinor !== null && (
            <span className="block print:hidden">
              {fillPlaceholders(labels.sum, { amount: formatSum(labels, currency, sumMinor) })}
            </span>
          )}
        </p>
        {message && (
          <p className="mt-2 font-serif whitespace-pre-line italic">
            <q dir="auto">{message}</q>
          </p>
        )}
      </div>
    </li>
  );
}

/** Formats an amount in the page's language, or plainly if flowers are no longer priced in this currency. */
function formatSum({ currencies }: TributeCardLabels, currency: string, minor: number): string {
  const format = currencies[currency]?.format;
  return format ? formatAmount(format, minor) : `${currency} ${toMajorUnits(minor, currency)}`;
}

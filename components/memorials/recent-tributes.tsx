import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { RECENT_TRIBUTES, tributeAnchor } from '@/lib/tributes/rules';
import type { ShownTribute, VisibleAmounts } from '@/lib/tributes/visible-amount-rules';
import { EmptyNotice, MemorialSection } from './memorial-section';
import { AllTributes } from './tributes/all-tributes';
import { TributeCard } from './tributes/tribute-card';
import { tributeCardLabels } from './tributes/tribute-card-labels';
import { tributesDialogLabels } from './tributes/tributes-dialog-labels';

/**
 * If a message is longer than this, the newest tributes are shown as rows with the text beside the flowers, since in a
 * third of the width the text would be a tall column.
 */
const MAX_LENGTH_IN_COLUMNS = 200;

type Props = {
  memorialId: string;
  /** The first page of tributes, newest first. */
  tributes: ShownTribute[];
  tributeCount: number;
  /** The number of people who sent tributes. */
  senderCount: number;
  sums: VisibleAmounts;
  /** Whether tributes can be sent now. */
  acceptsFlowers: boolean;
  /** The form for sending flowers: beside the tributes on wide screens, below them on narrow ones. */
  flowerPanel?: ReactNode;
};

/** The newest tributes with a button that shows all (product.md 2), in a band of the memorial's colour. */
export function RecentTributes({
  memorialId,
  tributes,
  tributeCount,
  senderCount,
  sums,
  acceptsFlowers,
  flowerPanel,
}: Props) {
  const t = useTranslate();
  const language = useLocale();
  if (tributeCount === 0 && !acceptsFlowers) return null;
  const messages = { language, labels: tributeCardLabels(t, language) };
  const newest = tributes.slice(0, RECENT_TRIBUTES);
  const isInColumns = newest.every(({ message }) => message.length <= MAX_LENGTH_IN_COLUMNS);
  const olderTributes = tributes.slice(RECENT_TRIBUTES);
  return (
    <div className="border-b-48 border-tone-deep bg-tone forced-colors:border-0 print:border-0 print:bg-transparent">
      <div className="page-width grid gap-12 pt-part spread:grid-cols-[minmax(0,1fr)_22rem] spread:items-end spread:gap-20 print:block print:p-0">
        <div className="@container min-w-0 spread:self-center spread:pb-part">
          <MemorialSection
            id="tributes"
            title={t('memorial.tributes.title')}
            empty={tributeCount === 0}
          >
            {tributeCount === 0 ? (
              <EmptyNotice>{t('memorial.tributes.none')}</EmptyNotice>
            ) : (
              <p className="text-ink-soft">
                {t('memorial.tributes.people', { count: senderCount })}
                {sums.length > 0 && (
                  <span className="block text-xs print:hidden">
                    {t(
                      sums === 'all'
                        ? 'memorial.tributes.sumsForFamily'
                        : 'memorial.tributes.sumsForSender',
                    )}
                  </span>
                )}
              </p>
            )}
            {tributeCount > 0 && (
              <ul
                className={classNames(
                  'newest-tributes grid gap-x-5 gap-y-8 py-4',
                  isInColumns && 'keepsake-columns @2xl:grid-cols-3',
                )}
              >
                {newest.map((tribute) => (
                  <TributeCard
                    key={tribute.id}
                    {...tribute}
                    {...messages}
                    anchor={tributeAnchor(tribute.id)}
                    isInGrid={isInColumns}
                  />
                ))}
              </ul>
            )}
            {tributeCount > RECENT_TRIBUTES && (
              <AllTributes
                memorialId={memorialId}
                language={language}
                labels={tributesDialogLabels(t, language)}
                sums={sums}
              />
            )}
            {olderTributes.length > 0 && (
              // For people without JavaScript, who cannot open the dialog with all tributes, and for printing.
              <ul className="newest-tributes keepsake-columns grid gap-x-5 gap-y-8 py-4 @2xl:grid-cols-3 [@media_screen_and_(scripting:enabled)]:hidden">
                {olderTributes.map((tribute) => (
                  <TributeCard key={tribute.id} {...tribute} {...messages} isInGrid />
                ))}
              </ul>
            )}
            {tributeCount > tributes.length && (
              <>
                <p className="newest-tributes hidden print:block">
                  {t('memorial.tributes.morePrinted', { count: tributeCount - tributes.length })}
                </p>
                {/* PrintButton renders all tributes into this list. */}
                <ul id="printed-tributes" className="keepsake-columns hidden gap-4 print:grid" />
              </>
            )}
          </MemorialSection>
        </div>
        {flowerPanel && <div className="min-w-0 print:hidden">{flowerPanel}</div>}
      </div>
    </div>
  );
}

import { Flag } from 'lucide-react';
import { useLocale } from 'next-intl';
import { EmptyNotice, MemorialSection } from '@/components/memorials/memorial-section';
import { buttonClasses } from '@/components/ui/button-classes';
import { FullLoadLink } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { GuestBookPage } from '@/lib/condolences/queries/published-condolences';
import { CONDOLENCES_ID } from '@/lib/condolences/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { PublishedCard } from '../published-card';
import { CandleButton } from './candle-button';
import { GuestBookActions } from './guest-book-actions';
import { guestBookLabels } from './guest-book-labels';
import { ReportButton } from './report-button';

type Props = GuestBookPage & { memorialId: string; name: string };

/** The part of a memorial's page with its condolences and candles. The dialogs are loaded when they are opened. */
export function GuestBook({ memorialId, name, ...book }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const { condolences, totalItems, isOpen, takesCandles, candleCount } = book;
  if (!takesCandles && totalItems === 0) return null;
  const burning = (count: number) => (count > 0 ? t('condolences.page.burning', { count }) : '');
  return (
    <MemorialSection
      id={CONDOLENCES_ID}
      title={t('condolences.page.title')}
      empty={totalItems === 0}
    >
      <GuestBookActions
        memorialId={memorialId}
        language={language}
        labels={guestBookLabels(t, name, language)}
      >
        {totalItems === 0 ? (
          <EmptyNotice>{t('condolences.page.none')}</EmptyNotice>
        ) : (
          <p className="text-ink-soft">{t('condolences.page.count', { count: totalItems })}</p>
        )}
        {takesCandles && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3 print:hidden">
            {isOpen && (
              <FullLoadLink
                href={paths.condolenceForm(memorialId)}
                rel="nofollow"
                data-act="leave"
                className={buttonClasses('primary')}
              >
                {t('condolences.page.write')}
              </FullLoadLink>
            )}
            <CandleButton
              memorialId={memorialId}
              labels={{
                light: t('condolences.page.candle'),
                burning: burning(candleCount),
                burningWithMine: burning(candleCount + 1),
                lit: t('condolences.page.lit'),
                failed: t('condolences.page.candleFailed'),
              }}
            />
          </div>
        )}
        {totalItems > 0 && (
          <ul className="grid gap-x-12 py-2 lg:grid-cols-2 print:block">
            {condolences.map((each) => (
              <PublishedCard key={each.id} condolence={each} language={language}>
                <ReportButton condolenceId={each.id}>
                  <Flag aria-hidden size={16} />
                  <span>
                    {t.rich('condolences.page.report', {
                      name: each.authorName,
                      named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
                    })}
                  </span>
                </ReportButton>
              </PublishedCard>
            ))}
          </ul>
        )}
        {totalItems > condolences.length && (
          <FullLoadLink
            href={paths.condolenceForm(memorialId)}
            rel="nofollow"
            data-act="all"
            className={buttonClasses('secondary')}
          >
            {t('condolences.page.showAll')}
          </FullLoadLink>
        )}
      </GuestBookActions>
    </MemorialSection>
  );
}

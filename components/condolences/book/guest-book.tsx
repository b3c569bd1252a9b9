import { Flag } from 'lucide-react';
import { useLocale } from 'next-intl';
import { MemorialSection, NothingYet } from '@/components/memorials/memorial-section';
import { buttonLook } from '@/components/ui/button-look';
import { PageAnchor } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { GuestBookPage } from '@/lib/condolences/queries/published-condolences';
import { CONDOLENCES_ID } from '@/lib/condolences/rules';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { PublishedCard } from '../published-card';
import { CandleButton } from './candle-button';
import { GuestBookActs } from './guest-book-acts';
import { guestBookLabels } from './guest-book-labels';
import { ReportButton } from './report-button';

type Props = GuestBookPage & { memorialId: string; name: string };

/** The part of a memorial's page with its condolences and candles. The dialogs are loaded when they are opened. */
export function GuestBook({ memorialId, name, ...book }: Props) {
  const say = useSay();
  const language = useLocale();
  const { condolences, totalItems, isOpen, takesCandles, candleCount } = book;
  if (!takesCandles && totalItems === 0) return null;
  const burning = (count: number) => (count > 0 ? say('condolences.page.burning', { count }) : '');
  return (
    <MemorialSection
      id={CONDOLENCES_ID}
      title={say('condolences.page.title')}
      empty={totalItems === 0}
    >
      <GuestBookActs
        memorialId={memorialId}
        language={language}
        labels={guestBookLabels(say, name, language)}
      >
        {totalItems === 0 ? (
          <NothingYet>{say('condolences.page.none')}</NothingYet>
        ) : (
          <p className="text-ink-soft">{say('condolences.page.count', { count: totalItems })}</p>
        )}
        {takesCandles && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3 print:hidden">
            {isOpen && (
              <PageAnchor
                href={paths.condolenceForm(memorialId)}
                rel="nofollow"
                data-act="leave"
                className={buttonLook('primary')}
              >
                {say('condolences.page.write')}
              </PageAnchor>
            )}
            <CandleButton
              memorialId={memorialId}
              labels={{
                light: say('condolences.page.candle'),
                burning: burning(candleCount),
                burningWithMine: burning(candleCount + 1),
                lit: say('condolences.page.lit'),
                failed: say('condolences.page.candleFailed'),
              }}
            />
          </div>
        )}
        {totalItems > 0 && (
          <ul className="grid gap-x-12 py-2 lg:grid-cols-2 print:block">
            {condolences.map((each) => (
              <PublishedCard key={each.id} condolence={each} language={language}>
                <ReportButton of={each.id}>
                  <Flag aria-hidden size={16} />
                  <span>
                    {say.rich('condolences.page.report', {
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
          <PageAnchor
            href={paths.condolenceForm(memorialId)}
            rel="nofollow"
            data-act="all"
            className={buttonLook('secondary')}
          >
            {say('condolences.page.showAll')}
          </PageAnchor>
        )}
      </GuestBookActs>
    </MemorialSection>
  );
}

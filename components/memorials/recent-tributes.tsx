import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { useSay } from '@/lib/platform/language/use-say';
import type { TributeView } from '@/lib/tributes/queries/tribute-views';
import { RECENT_TRIBUTES, tributeAnchor } from '@/lib/tributes/rules';
import { MemorialSection, NothingYet } from './memorial-section';
import { AllTributes } from './tributes/all-tributes';
import { TributeCard } from './tributes/tribute-card';
import { tributeCardLabels } from './tributes/tribute-card-labels';
import { tributesDialogLabels } from './tributes/tributes-dialog-labels';

type Props = {
  memorialId: string;
  /** The first page of them, newest first. */
  tributes: TributeView[];
  count: number;
  acceptsTributes: boolean;
  /** Sends flowers: beside the tributes on wide screens, below them on narrow ones. */
  panel?: ReactNode;
};

/** The newest tributes and a button that shows all of them (product.md 2), in a band on the wall of the memorial. */
export function RecentTributes({ memorialId, tributes, count, acceptsTributes, panel }: Props) {
  const say = useSay();
  const language = useLocale();
  if (count === 0 && !acceptsTributes) return null;
  const words = { language, labels: tributeCardLabels(say, language) };
  const later = tributes.slice(RECENT_TRIBUTES);
  return (
    <div className="bg-tone py-part print:bg-transparent print:py-0">
      <div className="page-width grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="@container min-w-0">
          <MemorialSection
            id="tributes"
            title={say('memorial.tributes.title', { count })}
            empty={count === 0}
          >
            {count === 0 && <NothingYet>{say('memorial.tributes.none')}</NothingYet>}
            <ul className="newest-tributes keepsake-columns grid gap-4 @3xl:grid-cols-3">
              {tributes.slice(0, RECENT_TRIBUTES).map((tribute) => (
                <TributeCard
                  key={tribute.id}
                  {...tribute}
                  {...words}
                  anchor={tributeAnchor(tribute.id)}
                />
              ))}
            </ul>
            {count > RECENT_TRIBUTES && (
              <AllTributes
                memorialId={memorialId}
                language={language}
                labels={tributesDialogLabels(say, language)}
              />
            )}
            {later.length > 0 && (
              // The dialog with all of them needs script; these are for people without it, and for paper.
              <ul className="newest-tributes keepsake-columns grid gap-4 @3xl:grid-cols-3 [@media_screen_and_(scripting:enabled)]:hidden">
                {later.map((tribute) => (
                  <TributeCard key={tribute.id} {...tribute} {...words} />
                ))}
              </ul>
            )}
            {count > tributes.length && (
              <>
                <p className="newest-tributes hidden print:block">
                  {say('memorial.tributes.morePrinted', { count: count - tributes.length })}
                </p>
                {/* Print fills it with all of them. */}
                <ul id="printed-tributes" className="keepsake-columns hidden gap-4 print:grid" />
              </>
            )}
          </MemorialSection>
        </div>
        {panel && <div className="min-w-0 print:hidden">{panel}</div>}
      </div>
    </div>
  );
}

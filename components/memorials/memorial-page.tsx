import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { countItems } from '@/lib/media/gallery-rules';
import type { GalleryPart } from '@/lib/media/queries/gallery-part';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { namesOnPage } from '@/lib/memorials/name-rules';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import type { SecondCalendar } from '@/lib/platform/language/calendar-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { ShownTribute, VisibleAmounts } from '@/lib/tributes/visible-amount-rules';
import { FirstScreenEnd } from '../layout/first-screen-end';
import { MemorialGallery } from './gallery/memorial-gallery';
import { MemorialAbout } from './memorial-about';
import { MemorialCareer } from './memorial-career';
import { MemorialCode, PrintedCode } from './memorial-code';
import { MemorialFamily } from './memorial-family';
import { MemorialHero } from './memorial-hero';
import { getNicheGrowth } from './niche-rules';
import { ActionBar, MemorialActions } from './page/action-bar';
import { MemorialTabs } from './page/memorial-tabs';
import { tabLabels } from './page/tab-labels';
import { RecentTributes } from './recent-tributes';

type Props = {
  memorial: MemorialPageView;
  /** The first part of its gallery. */
  gallery: GalleryPart;
  /** The first page of tributes. */
  tributes: ShownTribute[];
  tributeCount: number;
  /** The number of people who sent tributes. */
  senderCount: number;
  sums: VisibleAmounts;
  /** The page's absolute address, for sharing. */
  pageUrl: string;
  /** The absolute permanent address in the QR code. */
  permanentUrl: string;
  /** A second calendar for the dates, in addition to the Gregorian one. */
  secondCalendar: SecondCalendar | null;
  /** Whether condolences can be sent now. */
  acceptsCondolences: boolean;
  /** The condolences: free words come before paid flowers. */
  guestBook?: ReactNode;
  /** Whether flowers can be sent now. */
  acceptsFlowers: boolean;
  flowerPanel?: ReactNode;
  /** The link for questions to the operator, at the end. */
  question?: ReactNode;
};

/** The page of a memorial. The cached page and the signed-in one differ only in how they load the memorial. */
export function MemorialPage({
  memorial,
  gallery,
  tributes,
  tributeCount,
  senderCount,
  sums,
  pageUrl,
  permanentUrl,
  secondCalendar,
  acceptsCondolences,
  guestBook,
  acceptsFlowers,
  flowerPanel,
  question,
}: Props) {
  const t = useTranslate();
  const language = useLocale();
  const { id } = memorial;
  const names = namesOnPage(memorial, language);
  const name = names.heading;
  const years = lifeYears(memorial, t, language);
  const actions = { memorialId: id, name, years, pageUrl, acceptsCondolences, acceptsFlowers };
  return (
    <article data-tone={wreathOf(memorial)} className="keepsake">
      <MemorialHero
        memorial={memorial}
        names={names}
        secondCalendar={secondCalendar}
        growth={getNicheGrowth(tributeCount, memorial.enableDigitalFlowers)}
        actions={
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3 max-spread:justify-center acts-in-bar:hidden print:hidden">
            <MemorialActions {...actions} />
          </div>
        }
      />
      <FirstScreenEnd />
      <PrintedCode memorialId={id} name={name} url={permanentUrl} />
      <MemorialTabs memorialId={id} labels={tabLabels(t)} reading={memorial.reading}>
        <MemorialAbout memorial={memorial} hasGallery={countItems(gallery.counts) > 0} />
        <MemorialFamily members={memorial.familyMembers} name={name} />
        <MemorialCareer memorial={memorial} />
        <MemorialGallery memorialId={id} gallery={gallery} name={name} />
      </MemorialTabs>
      {guestBook && <div className="page-width pb-part empty:hidden">{guestBook}</div>}
      <RecentTributes
        memorialId={id}
        tributes={tributes}
        tributeCount={tributeCount}
        senderCount={senderCount}
        sums={sums}
        acceptsFlowers={acceptsFlowers}
        flowerPanel={flowerPanel}
      />
      <div className="page-width pt-part">
        <MemorialCode memorialId={id} name={name} years={years} url={permanentUrl} />
      </div>
      {question && <div className="page-width pt-part print:hidden">{question}</div>}
      <ActionBar {...actions} />
    </article>
  );
}

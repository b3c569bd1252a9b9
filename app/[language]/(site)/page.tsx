import { ScanLine } from 'lucide-react';
import type { Metadata } from 'next';
import { FirstScreenEnd } from '@/components/layout/first-screen-end';
import { NotAdminMessage } from '@/components/layout/not-admin-message';
import { HomeSteps } from '@/components/memorials/home/home-steps';
import { MemorialWall } from '@/components/memorials/home/memorial-wall';
import { OpeningLine } from '@/components/memorials/home/opening-line';
import { RecentMemorials } from '@/components/memorials/home/recent-memorials';
import { chooseWallMemorials, recentExceptWall } from '@/components/memorials/home/wall-rules';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { findOpeningLine } from '@/lib/memorials/opening-line';
import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { defaultPrice } from '@/lib/payments/plans/current-plan';
import { homePrice } from '@/lib/payments/plans/price-messages';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import type { Language } from '@/lib/platform/language/languages';
import { translateWith } from '@/lib/platform/language/message';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { areMemorialsOpen } from '@/lib/platform/site-settings/feature-settings';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import { motto } from '@/lib/platform/site-texts';

// Cached HTML that uses the layout's title and description. Every change to a memorial invalidates it
// (lib/platform/cache/page-tags.ts). After five minutes it is rendered again, in case it was rendered without memorials
// because the database did not answer.
export const dynamic = 'force-static';
export const revalidate = 300;

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(paths.home, await getLanguage());

/** How many memorials each list has at most: the newest, and the newest that their families want on the home page. */
const NEWEST = 7;
/** How many memorials are shown as cards. */
const RECENT = 4;

export default async function HomePage() {
  const language = await getLanguage();
  const [t, { newest, featured }, price] = await Promise.all([
    getTranslate(),
    newestOrNone(language),
    shownPriceOrNone(),
  ]);
  const lead = getSetting('words.homeLead');
  const opening = findOpeningLine(featured, language);
  const onWall = chooseWallMemorials(featured);
  return (
    <>
      <NotAdminMessage />
      <section className="grid @container grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]">
        <div className="grid content-center justify-items-start gap-5 px-side py-11 lg:py-16 lg:ps-[max(2rem,calc(50cqi-36.5rem))] lg:pe-8">
          <h1 className="text-motto">{getSetting('words.homeHeading') || motto(t)}</h1>
          <p
            className={classNames(
              'max-w-[36ch] font-serif text-read text-ink-soft',
              lead !== '' && 'whitespace-pre-line',
            )}
          >
            {lead || t('home.lead', { site: siteName() })}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.findMemorials}>{t('home.view')}</ButtonLink>
            <ButtonLink href={paths.scanCode} variant="secondary">
              <ScanLine aria-hidden size={20} />
              {t('home.scan')}
            </ButtonLink>
          </div>
          {areMemorialsOpen() && price !== undefined && (
            <p className="text-sm text-ink-soft">{translateWith(t)(homePrice(price))}</p>
          )}
        </div>
        <MemorialWall niches={onWall} />
      </section>
      <FirstScreenEnd />
      {opening && <OpeningLine {...opening} />}
      <HomeSteps />
      <RecentMemorials memorials={recentExceptWall(onWall, newest, RECENT)} />
    </>
  );
}

/** Returns empty lists if there is no database (as in the build) or it does not answer; the page works without them. */
async function newestOrNone(language: Language) {
  try {
    const [newest, featured] = await Promise.all([
      newestMemorials(NEWEST, language),
      newestMemorials(NEWEST, language, { onHomePage: true }),
    ]);
    return { newest, featured };
  } catch (error) {
    log.warn({ err: error }, 'could not load the recent memorials of the home page');
    return { newest: [], featured: [] };
  }
}

/** Returns undefined if the database does not answer; the page then shows no price. */
async function shownPriceOrNone() {
  try {
    return await defaultPrice();
  } catch (error) {
    log.warn({ err: error }, 'could not load the price of a memorial for the home page');
    return undefined;
  }
}

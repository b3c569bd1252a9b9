import type { Metadata } from 'next';
import { HomeNotice } from '@/components/layout/home-notice';
import { StillLife } from '@/components/layout/still-life';
import { RecentMemorials } from '@/components/memorials/recent-memorials';
import { ButtonLink } from '@/components/ui/button-link';
import { type NewMemorialView, newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';
import { pageAlternates } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { shortDollars } from '@/lib/platform/language/money';
import { log } from '@/lib/platform/log';
import { paths } from '@/lib/platform/paths';
import { SITE_NAME } from '@/lib/platform/site-name';

// Cached HTML. The layout's title and description are this page's.
// Each memorial that changes invalidates it (lib/platform/cache/page-tags.ts); the five minutes are for a page
// that was rendered without its newest memorials because the database did not answer.
export const dynamic = 'force-static';
export const revalidate = 300;

export const generateMetadata = async (): Promise<Metadata> => ({
  alternates: pageAlternates(paths.home, await getLanguage()),
});

/** How many of the newest memorials the page shows. */
const RECENT = 4;

const STEPS = [
  { title: 'home.steps.account', text: 'home.steps.accountText' },
  { title: 'home.steps.information', text: 'home.steps.informationText' },
  { title: 'home.steps.code', text: 'home.steps.codeText' },
  { title: 'home.steps.share', text: 'home.steps.shareText' },
] as const;

export default async function HomePage() {
  const [say, recent] = await Promise.all([getSay(), newestOrNone()]);
  return (
    <>
      <HomeNotice />
      <section className="page-width grid items-center gap-10 py-12 md:grid-cols-[1.15fr_1fr] md:gap-16 md:py-20">
        <div>
          <h1 className="text-name">{say('site.motto')}</h1>
          <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
            {say('home.lead', { site: SITE_NAME })}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.findMemorials}>{say('home.view')}</ButtonLink>
            <ButtonLink href={paths.scanCode} variant="secondary">
              {say('home.scan')}
            </ButtonLink>
          </div>
          <p className="mt-5 text-ink-soft">
            {say('home.price', { price: shortDollars(MEMORIAL_FEE_MINOR) })}
          </p>
        </div>
        <StillLife className="mx-auto w-full max-w-72 sm:max-w-80 md:max-w-96" />
      </section>

      <section aria-labelledby="steps" className="border-y border-line bg-surface">
        <div className="page-width py-14 md:py-20">
          <h2 id="steps" className="text-3xl">
            {say('home.steps.title')}
          </h2>
          <ol className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5">
                <span
                  aria-hidden="true"
                  className="w-9 shrink-0 border-b-2 border-gold pb-1 text-center font-display text-2xl text-primary self-start"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{say(title)}</h3>
                  <p className="mt-2 max-w-measure text-ink-soft">{say(text)}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={paths.createMemorial}>{say('home.steps.create')}</ButtonLink>
            <p className="text-ink-soft">{say('home.steps.payAtEnd')}</p>
          </div>
        </div>
      </section>

      <RecentMemorials memorials={recent} />
    </>
  );
}

/** Returns none when the build has no database or the database does not answer: the page works without. */
async function newestOrNone(): Promise<NewMemorialView[]> {
  try {
    return await newestMemorials(RECENT, await getLanguage());
  } catch (error) {
    log.warn({ err: error }, 'could not load the recent memorials of the home page');
    return [];
  }
}

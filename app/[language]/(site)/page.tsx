import { HomeNotice } from '@/components/layout/home-notice';
import { StillLife } from '@/components/layout/still-life';
import { RecentMemorials } from '@/components/memorials/recent-memorials';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { type NewMemorialView, newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { shortDollars } from '@/lib/payments/money-rules';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';
import { log } from '@/lib/platform/log';
import { paths } from '@/lib/platform/paths';

// Cached HTML. No metadata of its own: the layout's title and description are this page's.
// Each memorial that changes invalidates it (lib/platform/cache/page-tags.ts); the five minutes are for a page
// that was rendered without its newest memorials because the database did not answer.
export const dynamic = 'force-static';
export const revalidate = 300;

/** How many of the newest memorials the page shows. */
const RECENT = 4;

const ACTIONS: { label: string; href: string; variant: ButtonVariant }[] = [
  { label: 'View Memorials', href: paths.findMemorials, variant: 'primary' },
  { label: 'Scan Code', href: paths.scanCode, variant: 'secondary' },
];

const STEPS = [
  {
    title: 'Create an account and verify the e-mail',
    text: 'Your name, your e-mail address and a password. We send a six-digit code, so that nobody else can open an account with your address.',
  },
  {
    title: 'Enter memorial information',
    text: 'A picture, the dates, the story of a life: family, work, favourite words. Take the time you need; what you write is kept as you go.',
  },
  {
    title: 'Generate a QR code',
    text: 'Every memorial has its own code, ready to print. On a stone, a bench or an order of service, it leads to the page for as long as the page exists.',
  },
  {
    title: 'Share and connect with family',
    text: 'Send the link to the people you would like to have it. They can read, look at pictures, and leave flowers with a few words.',
  },
];

export default async function HomePage() {
  const recent = await newestOrNone();
  return (
    <>
      <HomeNotice />
      <section className="page-width grid items-center gap-10 py-12 md:grid-cols-[1.15fr_1fr] md:gap-16 md:py-20">
        <div>
          <h1 className="text-name">A place to remember, kept for good.</h1>
          <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
            Perennial holds a page for someone you love: their picture, their story, the people they
            loved. Anyone can find it, by name, by its link or by the code on the stone, unless you
            keep it private: then only you and our administrators can open it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {ACTIONS.map(({ label, href, variant }) => (
              <ButtonLink key={label} href={href} variant={variant} className="px-7 py-3">
                {label}
              </ButtonLink>
            ))}
          </div>
          <p className="mt-5 text-ink-soft">
            Creating a memorial costs {shortDollars(MEMORIAL_FEE_MINOR)} once, nothing later.
          </p>
        </div>
        <StillLife className="mx-auto w-full max-w-72 sm:max-w-80 md:max-w-96" />
      </section>

      <section aria-labelledby="steps" className="border-y border-line bg-surface">
        <div className="page-width py-14 md:py-20">
          <h2 id="steps" className="text-2xl">
            How a memorial is created
          </h2>
          <ol className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5">
                <span
                  aria-hidden="true"
                  className="w-9 shrink-0 border-b-2 border-gold pb-1 text-center font-serif text-2xl text-primary self-start"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={paths.createMemorial} className="px-7 py-3">
              Create a memorial
            </ButtonLink>
            <p className="text-ink-soft">
              You can fill in the whole form first. You pay at the end.
            </p>
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
    return await newestMemorials(RECENT);
  } catch (error) {
    log.warn({ err: error }, 'could not load the recent memorials of the home page');
    return [];
  }
}

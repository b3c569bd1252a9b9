import { HomeNotice } from '@/components/site/home-notice';
import { StillLife } from '@/components/site/still-life';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { RecentMemorials } from './recent-memorials';

// Cached HTML. No metadata of its own: the layout's title and description are this page's.
// It forgets itself with each memorial that changes (lib/cache/page-tags.ts); the five minutes are
// for a moment without a database, in which the newest memorials were left out.
export const dynamic = 'force-static';
export const revalidate = 300;

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
    text: 'Every memorial has its own code, ready to print. On a stone, a bench or an order of service, it leads to the page for as long as the page stands.',
  },
  {
    title: 'Share and connect with family',
    text: 'Send the address to those who should have it. They can read, look at pictures, and leave flowers with a few words.',
  },
];

export default function HomePage() {
  return (
    <>
      <HomeNotice />
      <section className="page-width grid items-center gap-10 py-12 md:grid-cols-[1.15fr_1fr] md:gap-16 md:py-20">
        <div>
          <h1 className="text-name">A place to remember, kept for good.</h1>
          <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
            Perennial holds a page for someone you love: their picture, their story, the people who
            were theirs. Anyone you choose can find it, from a link or from a code on the stone.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {ACTIONS.map(({ label, href, variant }) => (
              <ButtonLink key={label} href={href} variant={variant} className="px-7 py-3">
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <StillLife className="mx-auto w-full max-w-72 sm:max-w-80 md:max-w-96" />
      </section>

      <section aria-labelledby="steps" className="border-y border-line bg-surface">
        <div className="page-width py-14 md:py-20">
          <h2 id="steps" className="text-2xl">
            How a memorial comes to be
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
        </div>
      </section>

      <RecentMemorials />
    </>
  );
}

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { paths } from '@/lib/platform/paths';

const ROLES = [
  {
    title: 'IT engineers',
    text: 'who want to build something meant to last, and to keep it simple.',
  },
  { title: 'Marketers', text: 'who can speak about loss without selling it.' },
  {
    title: 'Sales professionals',
    text: 'who know funeral homes, stonemasons and parishes, and are welcome there.',
  },
  {
    title: 'Affiliates',
    text: 'who already stand beside families and would offer them a memorial.',
  },
];

export function GrowWithUs() {
  return (
    <section className="page-width pt-14 md:pt-20">
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="flex min-h-target list-none items-center justify-between gap-4 rounded-lg px-5 py-4 sm:px-6 [&::-webkit-details-marker]:hidden">
          <h2 className="text-2xl">Grow With Us</h2>
          <ChevronDown
            aria-hidden
            size={26}
            className="shrink-0 text-ink-soft group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line px-5 py-5 sm:px-6">
          <p className="max-w-measure">
            Perennial is made by a small team, and there is room for more. We would like to hear
            from:
          </p>
          <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
            {ROLES.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-measure">
            Tell us what you do and why this work speaks to you. A few honest lines are enough.{' '}
            <Link href={paths.contact} prefetch={false} className="text-link">
              Write to us
            </Link>
          </p>
        </div>
      </details>
    </section>
  );
}

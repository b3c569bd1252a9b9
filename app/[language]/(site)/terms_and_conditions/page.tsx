import type { Metadata } from 'next';
import Link from 'next/link';
import { CONTACT, termsSections } from '@/components/layout/terms-sections';
import { env } from '@/lib/platform/env';
import { paths } from '@/lib/platform/paths';

export const metadata: Metadata = {
  title: 'Terms and conditions',
  description: 'What Perennial offers, what it costs, and what happens to what you entrust to it.',
};

export default function TermsPage() {
  return (
    <article className="page-width py-14 md:py-20">
      <header className="max-w-measure">
        <h1 className="text-3xl">Terms and conditions</h1>
        <p className="mt-3 text-ink-soft">Effective April 2025</p>
        <p className="mt-6">
          These are the terms on which Perennial is offered. We have tried to write them so that
          they can be read once and understood. By creating an account, or by paying for a memorial
          or for flowers, you agree to them.
        </p>
      </header>
      <ol className="mt-4 max-w-measure">
        {termsSections(env().OPERATOR_NAME).map(({ title, paragraphs }, index) => (
          <li key={title} className="mt-10">
            <h2 className="border-b border-line pb-2 text-xl">
              {index + 1}. {title}
            </h2>
            <Paragraphs of={paragraphs} />
          </li>
        ))}
      </ol>
      <section className="mt-10 max-w-measure">
        <h2 className="border-b border-line pb-2 text-xl">Contact</h2>
        <Paragraphs of={CONTACT} />
        <p className="mt-4">
          <Link href={paths.contact} prefetch={false} className="text-link">
            Write to us
          </Link>
        </p>
      </section>
    </article>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph} className="mt-4">
      {paragraph}
    </p>
  ));
}

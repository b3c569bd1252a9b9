import type { Metadata } from 'next';
import { FEATURES, PILLARS } from '@/components/layout/about/content';
import { GrowWithUs } from '@/components/layout/about/grow-with-us';
import { PrivacyCommitment } from '@/components/layout/about/privacy-commitment';
import { Bloom } from '@/components/layout/bloom';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = {
  title: 'About us',
  description: 'Why Perennial exists, what a memorial holds, and what we promise about your data.',
};

export default function AboutPage() {
  return (
    <>
      <section className="page-width py-14 text-center md:py-20">
        <Bloom className="mx-auto size-16" />
        <h1 className="mx-auto mt-5 max-w-3xl text-name">
          Remembering is something we do together
        </h1>
        <p className="mx-auto mt-6 max-w-measure text-lg text-ink-soft">
          A life leaves its traces in many places: a drawer of photographs, a story told at the
          table, a name in stone. Perennial gives them one place, where family and friends can come
          back whenever they want to.
        </p>
      </section>

      <section aria-labelledby="pillars" className="border-y border-line bg-surface">
        <div className="page-width py-14 md:py-16">
          <h2 id="pillars" className="text-2xl">
            What we stand for
          </h2>
          <ul className="mt-8 grid gap-10 md:grid-cols-3">
            {PILLARS.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-gold pt-5">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="features" className="page-width py-14 md:py-20">
        <h2 id="features" className="text-2xl">
          What a memorial offers
        </h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-2">
          {FEATURES.map(({ Icon, title, text }) => (
            <Card as="li" key={title}>
              <Icon aria-hidden size={28} strokeWidth={1.5} className="text-primary" />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </Card>
          ))}
        </ul>
      </section>

      <PrivacyCommitment />
      <GrowWithUs />

      <figure className="page-width py-14 text-center md:py-20">
        <blockquote className="mx-auto max-w-2xl font-serif text-2xl italic">
          To live in hearts we leave behind is not to die.
        </blockquote>
        <figcaption className="mt-4 text-ink-soft">
          Thomas Campbell, <cite>Hallowed Ground</cite>, 1825
        </figcaption>
      </figure>
    </>
  );
}

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { features, pillars } from '@/components/layout/about/content';
import { GrowWithUs } from '@/components/layout/about/grow-with-us';
import { PrivacyCommitment } from '@/components/layout/about/privacy-commitment';
import { Bloom } from '@/components/layout/bloom';
import { FirstScreenEnd } from '@/components/layout/first-screen-end';
import { defaultPrice } from '@/lib/payments/plans/current-plan';
import { permanenceText } from '@/lib/payments/plans/price-messages';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('about.title'),
    description: t('about.description', { site: siteName() }),
    ...pageMetadata(paths.about, await getLanguage()),
  };
}

export default async function AboutPage() {
  const [t, price] = await Promise.all([getTranslate(), defaultPrice()]);
  return (
    <>
      <section className="page-width py-14 text-center md:py-20">
        <Bloom className="mx-auto size-16" />
        <h1 className="mx-auto mt-5 max-w-3xl text-name">{t('about.heading')}</h1>
        <p className="mx-auto mt-6 max-w-measure text-lg text-ink-soft">
          {t('about.intro', { site: siteName() })}
        </p>
      </section>

      <section aria-labelledby="pillars" className="page-width">
        <div>
          <h2 id="pillars" className="text-3xl">
            {t('about.pillars.title')}
          </h2>
          <ul className="mt-8 grid gap-10 md:grid-cols-3">
            {pillars(t, permanenceText(price)).map(({ title, text }) => (
              <li key={title} className="border-t border-gold pt-5">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <FirstScreenEnd />

      <section aria-labelledby="features" className="page-width py-part">
        <h2 id="features" className="text-3xl">
          {t('about.features.title')}
        </h2>
        <ul className="mt-9 grid gap-x-14 gap-y-10 md:grid-cols-2">
          {features(t).map(({ Icon, title, text }) => (
            <li key={title} className="border-t border-line pt-6">
              <Icon aria-hidden size={28} strokeWidth={1.5} className="text-primary" />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <PrivacyCommitment />
      <GrowWithUs />

      <figure className="page-width py-14 text-center md:py-20">
        <blockquote className="mx-auto max-w-2xl font-serif text-2xl italic">
          {t('about.quote.text')}
        </blockquote>
        <figcaption className="mt-4 text-ink-soft">
          {t.rich('about.quote.source', { cite })}
        </figcaption>
      </figure>
    </>
  );
}

const cite = (chunks: ReactNode) => <cite>{chunks}</cite>;

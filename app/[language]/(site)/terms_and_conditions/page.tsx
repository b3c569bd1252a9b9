import type { Metadata } from 'next';
import { FirstScreenEnd } from '@/components/layout/first-screen-end';
import { termsSections } from '@/components/layout/terms-sections';
import { LegalArticle } from '@/components/settings/legal-article';
import { PageLink } from '@/components/ui/page-link';
import { currentPaymentTerms } from '@/lib/payments/plans/current-payment-terms';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import { operatorName } from '@/lib/platform/operator';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { legalTextFor } from '@/lib/settings/queries/legal-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('terms.title'),
    description: t('terms.description', { site: siteName() }),
    ...pageMetadata(paths.terms, await getLanguage()),
  };
}

/** The operator's own terms if there are any, else the built-in ones. */
export default async function TermsPage() {
  const t = await getTranslate();
  const operatorTerms = await legalTextFor('terms', await getLanguage());
  if (operatorTerms)
    return <LegalArticle kind="terms" title={t('terms.title')} text={operatorTerms} />;
  const paymentTerms = await currentPaymentTerms();
  return (
    <article className="page-width py-14 md:py-20">
      <header className="mx-auto max-w-measure">
        <h1 className="text-3xl">{t('terms.title')}</h1>
        <p className="mt-3 text-ink-soft">{t('terms.effective')}</p>
        <p className="mt-6">{t('terms.intro', { site: siteName() })}</p>
      </header>
      <ol className="mx-auto mt-4 max-w-measure">
        {termsSections(t, operatorName(), paymentTerms).map(({ title, paragraphs }, index) => (
          <li key={title} className="mt-10 border-t border-gold pt-6">
            <h2 className="text-2xl">
              {index + 1}. {title}
            </h2>
            <Paragraphs of={paragraphs} />
          </li>
        ))}
      </ol>
      <FirstScreenEnd />
      <section className="mx-auto mt-10 max-w-measure border-t border-gold pt-6">
        <h2 className="text-2xl">{t('terms.contact.title')}</h2>
        <p className="mt-4">{t('terms.contact.text')}</p>
        <p className="mt-4">
          <PageLink href={paths.contact} className="text-link">
            {t('terms.contact.writeToUs')}
          </PageLink>
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

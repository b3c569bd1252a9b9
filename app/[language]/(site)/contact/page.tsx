import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { ClientMessages } from '@/components/ui/client-messages';
import { JavaScriptRequired } from '@/components/ui/javascript-required';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import { contactAddress } from '@/lib/platform/operator';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('contact.title'),
    description: t('contact.description', { site: siteName() }),
    ...pageMetadata(paths.contact, await getLanguage()),
  };
}

export default async function ContactPage() {
  const t = await getTranslate();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-md space-y-8">
        <div>
          <h1 className="text-3xl">{t('contact.title')}</h1>
          <p className="mt-3 text-ink-soft">{t('contact.intro')}</p>
        </div>
        <JavaScriptRequired email={contactAddress()} />
        <ClientMessages parts={['contact.form', 'contact.faults', 'api', 'ui']}>
          <ContactForm />
        </ClientMessages>
      </div>
    </div>
  );
}

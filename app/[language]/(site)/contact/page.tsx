import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { ClientWords } from '@/components/ui/client-words';
import { WithoutScript } from '@/components/ui/without-script';
import { pageAlternates } from '@/lib/platform/language/alternates';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { contactAddress } from '@/lib/platform/operator';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return {
    title: say('contact.title'),
    description: say('contact.description', { site: siteName() }),
    alternates: pageAlternates(paths.contact, await getLanguage()),
  };
}

export default async function ContactPage() {
  const say = await getSay();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-md space-y-8">
        <div>
          <h1 className="text-3xl">{say('contact.title')}</h1>
          <p className="mt-3 text-ink-soft">{say('contact.intro')}</p>
        </div>
        <WithoutScript email={contactAddress()} />
        <ClientWords parts={['contact.form', 'contact.faults', 'api', 'ui']}>
          <ContactForm />
        </ClientWords>
      </div>
    </div>
  );
}

import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { WithoutScript } from '@/components/ui/without-script';
import { env } from '@/lib/platform/env';

export const metadata: Metadata = {
  title: 'Contact',
  description:
    'Write to the people who keep Perennial: about a memorial, a payment or anything else.',
};

export default function ContactPage() {
  return (
    <div className="page-width max-w-2xl space-y-8 py-10">
      <div>
        <h1 className="text-3xl">Contact</h1>
        <p className="mt-3 text-ink-soft">
          Write to us about a memorial, a payment or anything else. Please give the name on the
          memorial, or the order number if there is one, so that we can find it.
        </p>
      </div>
      <WithoutScript email={env().CONTACT_EMAIL} />
      <ContactForm />
    </div>
  );
}

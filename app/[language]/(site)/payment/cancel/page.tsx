import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('payments.page.cancelledTitle'), robots: { index: false } };
}

export default async function PaymentCancelledPage() {
  const say = await getSay();
  return (
    <div className="page-width max-w-2xl space-y-6 py-16">
      <h1 className="text-3xl">{say('payments.page.cancelledTitle')}</h1>
      <div className="space-y-2">
        <p>{say('payments.page.cancelled')}</p>
        <p className="text-ink-soft">{say('payments.page.cancelledHint')}</p>
      </div>
      <ButtonLink href={paths.createMemorial}>{say('payments.page.createMemorial')}</ButtonLink>
    </div>
  );
}

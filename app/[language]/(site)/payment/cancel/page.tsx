import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('payments.page.cancelledTitle'), robots: { index: false } };
}

export default async function PaymentCancelledPage() {
  const t = await getTranslate();
  return (
    <div className="page-width max-w-2xl space-y-6 py-16">
      <h1 className="text-3xl">{t('payments.page.cancelledTitle')}</h1>
      <div className="space-y-2">
        <p>{t('payments.page.cancelled')}</p>
        <p className="text-ink-soft">{t('payments.page.cancelledHint')}</p>
      </div>
      <ButtonLink href={paths.createMemorialPage}>{t('payments.page.createMemorial')}</ButtonLink>
    </div>
  );
}

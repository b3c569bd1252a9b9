import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { ForgotForm } from '@/components/accounts/forgot-form';
import { ClientMessages } from '@/components/ui/client-messages';
import { getTranslate } from '@/lib/platform/language/get-translate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('accounts.forgot.title'), robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const t = await getTranslate();
  return (
    <AccountPage title={t('accounts.forgot.title')}>
      <ClientMessages parts={['accounts.forgot', 'accounts.faults', 'api', 'ui']}>
        <ForgotForm />
      </ClientMessages>
    </AccountPage>
  );
}

import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { ForgotForm } from '@/components/accounts/forgot-form';
import { ClientWords } from '@/components/ui/client-words';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('accounts.forgot.title'), robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const say = await getSay();
  return (
    <AccountPage title={say('accounts.forgot.title')}>
      <ClientWords parts={['accounts.forgot', 'accounts.faults', 'api', 'ui']}>
        <ForgotForm />
      </ClientWords>
    </AccountPage>
  );
}

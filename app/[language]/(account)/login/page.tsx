import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { LoginForm } from '@/components/accounts/login-form';
import { ClientWords } from '@/components/ui/client-words';
import { getSay } from '@/lib/platform/language/get-say';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('accounts.login.title'), description: say('accounts.login.description') };
}

export default async function LoginPage() {
  const say = await getSay();
  return (
    <AccountPage title={say('accounts.login.title')}>
      <ClientWords
        parts={['accounts.login', 'accounts.loginMessages', 'accounts.faults', 'api', 'ui']}
      >
        <LoginForm takesNew={siteSetting('doors.signUp') !== 'closed'} />
      </ClientWords>
    </AccountPage>
  );
}

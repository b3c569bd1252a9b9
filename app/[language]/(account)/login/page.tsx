import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { LoginForm } from '@/components/accounts/login-form';
import { ClientMessages } from '@/components/ui/client-messages';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import * as paths from '@/lib/platform/paths';
import { getSetting } from '@/lib/platform/site-settings/get-setting';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('accounts.login.title'),
    description: t('accounts.login.description'),
    ...pageMetadata(paths.login, await getLanguage()),
  };
}

export default async function LoginPage() {
  const t = await getTranslate();
  return (
    <AccountPage title={t('accounts.login.title')}>
      <ClientMessages
        parts={['accounts.login', 'accounts.loginMessages', 'accounts.faults', 'api', 'ui']}
      >
        <LoginForm isSignupOpen={getSetting('doors.signUp') !== 'closed'} />
      </ClientMessages>
    </AccountPage>
  );
}

import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { SignupSteps } from '@/components/accounts/signup-steps';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientMessages } from '@/components/ui/client-messages';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { pageMetadata } from '@/lib/platform/link-preview/open-graph';
import * as paths from '@/lib/platform/paths';
import { getSetting } from '@/lib/platform/site-settings/get-setting';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return {
    title: t('accounts.signUp.title'),
    description: t('accounts.signUp.description'),
    ...pageMetadata(paths.signup, await getLanguage()),
  };
}

export default async function SignupPage() {
  const t = await getTranslate();
  const signUpMode = getSetting('doors.signUp');
  if (signUpMode === 'closed')
    return (
      <AccountPage title={t('accounts.signUp.title')}>
        <p>{t('settings.closed.signUp')}</p>
        <ButtonLink href={paths.login}>{t('site.nav.login')}</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t('accounts.signUp.title')}>
      {signUpMode === 'invited' && <p>{t('settings.refusals.signUpInvited')}</p>}
      <ClientMessages
        parts={[
          'accounts.signUp',
          'accounts.passwordRules',
          'accounts.code',
          'accounts.faults',
          'api',
          'ui',
        ]}
      >
        <SignupSteps />
      </ClientMessages>
    </AccountPage>
  );
}

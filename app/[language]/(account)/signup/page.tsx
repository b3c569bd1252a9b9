import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { SignupSteps } from '@/components/accounts/signup-steps';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientWords } from '@/components/ui/client-words';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('accounts.signUp.title'), description: say('accounts.signUp.description') };
}

export default async function SignupPage() {
  const say = await getSay();
  const door = siteSetting('doors.signUp');
  if (door === 'closed')
    return (
      <AccountPage title={say('accounts.signUp.title')}>
        <p>{say('settings.closed.signUp')}</p>
        <ButtonLink href={paths.login}>{say('site.nav.login')}</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={say('accounts.signUp.title')}>
      {door === 'invited' && <p>{say('settings.refusals.signUpInvited')}</p>}
      <ClientWords
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
      </ClientWords>
    </AccountPage>
  );
}

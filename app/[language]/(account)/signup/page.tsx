import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { SignupSteps } from '@/components/accounts/signup-steps';
import { ClientWords } from '@/components/ui/client-words';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('accounts.signUp.title'), description: say('accounts.signUp.description') };
}

export default async function SignupPage() {
  const say = await getSay();
  return (
    <AccountPage title={say('accounts.signUp.title')}>
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

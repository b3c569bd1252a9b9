import type { Metadata } from 'next';
import { PasswordReset } from '@/components/accounts/password-reset';
import { ClientWords } from '@/components/ui/client-words';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('accounts.reset.title'), robots: { index: false } };
}

export default function ResetPasswordPage() {
  return (
    <ClientWords parts={['accounts.reset', 'accounts.code', 'accounts.faults', 'api', 'ui']}>
      <PasswordReset />
    </ClientWords>
  );
}

import type { Metadata } from 'next';
import { EmailVerification } from '@/components/accounts/email-verification';
import { ClientWords } from '@/components/ui/client-words';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('accounts.verify.metaTitle'), robots: { index: false } };
}

export default function VerifyEmailPage() {
  return (
    <ClientWords
      parts={[
        'accounts.verify',
        'accounts.code',
        'accounts.loginMessages',
        'accounts.faults',
        'api',
        'ui',
      ]}
    >
      <EmailVerification />
    </ClientWords>
  );
}

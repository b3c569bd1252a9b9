import type { Metadata } from 'next';
import { EmailVerification } from '@/components/accounts/email-verification';
import { ClientMessages } from '@/components/ui/client-messages';
import { getTranslate } from '@/lib/platform/language/get-translate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('accounts.verify.metaTitle'), robots: { index: false } };
}

export default function VerifyEmailPage() {
  return (
    <ClientMessages
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
    </ClientMessages>
  );
}

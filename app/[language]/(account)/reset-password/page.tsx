import type { Metadata } from 'next';
import { PasswordReset } from '@/components/accounts/password-reset';
import { ClientMessages } from '@/components/ui/client-messages';
import { getTranslate } from '@/lib/platform/language/get-translate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('accounts.reset.title'), robots: { index: false } };
}

export default function ResetPasswordPage() {
  return (
    <ClientMessages parts={['accounts.reset', 'accounts.code', 'accounts.faults', 'api', 'ui']}>
      <PasswordReset />
    </ClientMessages>
  );
}

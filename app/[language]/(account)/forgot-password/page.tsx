import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { ForgotForm } from '@/components/accounts/forgot-form';

export const metadata: Metadata = { title: 'Forgot Password', robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <AccountPage title="Forgot Password">
      <ForgotForm />
    </AccountPage>
  );
}

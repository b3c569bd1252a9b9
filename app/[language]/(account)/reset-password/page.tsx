import type { Metadata } from 'next';
import { PasswordReset } from '@/components/accounts/password-reset';

export const metadata: Metadata = { title: 'Reset Password', robots: { index: false } };

export default function ResetPasswordPage() {
  return <PasswordReset />;
}

import type { Metadata } from 'next';
import { EmailVerification } from '@/components/accounts/email-verification';

export const metadata: Metadata = { title: 'Verify Your Email', robots: { index: false } };

export default function VerifyEmailPage() {
  return <EmailVerification />;
}

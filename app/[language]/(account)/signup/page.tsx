import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { SignupSteps } from '@/components/accounts/signup-steps';

export const metadata: Metadata = {
  title: 'Sign Up',
  description: 'Open an account to create a memorial for someone you love.',
};

export default function SignupPage() {
  return (
    <AccountPage title="Sign Up">
      <SignupSteps />
    </AccountPage>
  );
}

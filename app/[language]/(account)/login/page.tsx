import type { Metadata } from 'next';
import { AccountPage } from '@/components/accounts/account-page';
import { LoginForm } from '@/components/accounts/login-form';

export const metadata: Metadata = {
  title: 'Log In',
  description: 'Log in to create memorials and send flowers.',
};

export default function LoginPage() {
  return (
    <AccountPage title="Log In">
      <LoginForm />
    </AccountPage>
  );
}

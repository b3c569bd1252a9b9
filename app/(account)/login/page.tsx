import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { LoginForm } from '@/components/account/login-form';

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

'use client';

import Link from 'next/link';
import { Banner } from '@/components/ui/banner';
import { usePageQuery } from '@/lib/browser/page-query';
import { useStoredUserCheck } from '@/lib/browser/stored-user-check';
import { loginMessage } from '@/lib/platform/auth/login-messages';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { paths } from '@/lib/platform/paths';
import { CredentialsForm } from './credentials-form';

/** The part of the login page that reads its address: message, email, from. */
export function LoginForm() {
  useStoredUserCheck();
  const query = usePageQuery();
  const message = loginMessage(query?.get('message') ?? null);
  const email = query?.get('email') ?? '';
  const from = safeReturnPath(query?.get('from'));
  return (
    <>
      {message && <Banner tone="success">{message}</Banner>}
      <CredentialsForm email={email} from={from} />
      <p>
        <Link href={paths.forgotPasswordReturningTo(from)} prefetch={false} className="text-link">
          Forgot Password
        </Link>
      </p>
      <p>
        Don’t have an account?{' '}
        <Link href={paths.signupReturningTo(from)} prefetch={false} className="text-link">
          Sign up
        </Link>
      </p>
    </>
  );
}

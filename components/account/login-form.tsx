'use client';

import Link from 'next/link';
import { loginMessage } from '@/lib/auth/login-messages';
import { safeReturnPath } from '@/lib/auth/return-path';
import { usePageQuery } from '@/lib/client/page-query';
import { useStoredUserCheck } from '@/lib/client/stored-user-check';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { CredentialsForm } from './credentials-form';

/** The login page's part that reads what came with the navigation: message, email, from. */
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
        <Link href={paths.forgotPasswordOnTheWayTo(from)} prefetch={false} className="text-link">
          Forgot Password
        </Link>
      </p>
      <p>
        Don’t have an account?{' '}
        <Link href={paths.signupOnTheWayTo(from)} prefetch={false} className="text-link">
          Sign up
        </Link>
      </p>
    </>
  );
}

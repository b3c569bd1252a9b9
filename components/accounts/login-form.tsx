'use client';

import { Banner } from '@/components/ui/banner';
import { PageLink } from '@/components/ui/page-link';
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
        <PageLink href={paths.forgotPasswordReturningTo(from)} className="text-link">
          Forgot Password
        </PageLink>
      </p>
      <p>
        Don’t have an account?{' '}
        <PageLink href={paths.signupReturningTo(from)} className="text-link">
          Sign up
        </PageLink>
      </p>
    </>
  );
}

'use client';

import Link from 'next/link';
import { safeReturnPath } from '@/lib/auth/return-path';
import { usePageQuery } from '@/lib/client/page-query';
import { paths } from '@/lib/paths';
import { AccountPage } from './account-page';
import { ResetForm } from './reset-form';
import { shownAddress } from './shown-address';

/** /reset-password: reached with the challenge and the e-mail in the address. */
export function PasswordReset() {
  const query = usePageQuery();
  const email = query?.get('email') ?? '';
  const from = safeReturnPath(query?.get('from'));
  const challengeId = query?.get('userId') ?? '';

  const finish = (message: string) => window.location.replace(paths.loginAs(email, message, from));

  return (
    <AccountPage title="Reset Password">
      {query && !challengeId ? (
        <p>
          This page opens from{' '}
          <Link href={paths.forgotPasswordOnTheWayTo(from)} className="text-link">
            Forgot Password
          </Link>
          , where we send you a code.
        </p>
      ) : (
        <>
          <p>
            If there is an account for {shownAddress(email) ?? 'your email'}, a six-digit code is on
            its way. It is good for ten minutes.
          </p>
          <ResetForm challengeId={challengeId} onDone={finish} />
        </>
      )}
      <p>
        <Link href={paths.loginOnTheWayTo(from)} className="text-link">
          Back to Login
        </Link>
      </p>
    </AccountPage>
  );
}

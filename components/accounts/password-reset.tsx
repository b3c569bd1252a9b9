'use client';

import { PageLink } from '@/components/ui/page-link';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { paths } from '@/lib/platform/paths';
import { AccountPage, shownAddress } from './account-page';
import { ResetForm } from './reset-form';

/** /reset-password, with the challenge and the e-mail in its address. */
export function PasswordReset() {
  const query = usePageQuery();
  const email = query?.get('email') ?? '';
  const from = safeReturnPath(query?.get('from'));
  const challengeId = query?.get('userId') ?? '';

  const finish = (message: string) =>
    window.location.replace(pathHere(paths.loginAs(email, message, from)));

  return (
    <AccountPage title="Reset Password">
      {query && !challengeId ? (
        <p>
          Please start at{' '}
          <PageLink href={paths.forgotPasswordReturningTo(from)} className="text-link">
            Forgot Password
          </PageLink>
          . We will then send you a code.
        </p>
      ) : (
        <>
          <p>
            If there is an account for {shownAddress(email) ?? 'your email'}, a six-digit code is on
            its way. It is valid for ten minutes.
          </p>
          <ResetForm challengeId={challengeId} onDone={finish} />
        </>
      )}
      <p>
        <PageLink href={paths.loginReturningTo(from)} className="text-link">
          Back to Login
        </PageLink>
      </p>
    </AccountPage>
  );
}

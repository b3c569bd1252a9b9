'use client';

import Link from 'next/link';
import { callApi } from '@/lib/client/api';
import { usePageQuery } from '@/lib/client/page-query';
import { paths } from '@/lib/paths';
import { AccountPage } from './account-page';
import { CodeForm } from './code-form';
import { shownAddress } from './shown-address';

/** /verify-email: its title, way back and closing words depend on where the person came from. */
export function EmailVerification() {
  const query = usePageQuery();
  const fromLogin = query?.get('fromLogin') === 'true';
  const email = query?.get('email') ?? '';
  const from = query?.get('from') ?? null;
  const challengeId = query?.get('userId') ?? '';

  const finish = async () => {
    const message = fromLogin
      ? 'Email verified successfully. Please login.'
      : 'Account created successfully. Please login.';
    // This page ends at the login (spec 2), so the session that came with the answer ends here.
    await callApi(paths.apiLogout, { method: 'POST' }).catch(() => null);
    window.location.replace(paths.loginAs(email, message, from));
  };

  return (
    <AccountPage title={fromLogin ? 'Verify Your Email' : 'Complete Your Registration'}>
      {query && !challengeId ? (
        <p>This page opens from the login or the sign-up, where we send you a code.</p>
      ) : (
        <>
          <p>
            Enter the six-digit code we have sent{' '}
            {shownAddress(email) ? `to ${email}` : 'you by email'}.
          </p>
          <CodeForm
            challengeId={challengeId}
            look="field"
            lockedMessage={() => 'Too many failed attempts. Please try again later.'}
            onVerified={finish}
          />
        </>
      )}
      <p>
        <Link
          href={fromLogin ? paths.loginOnTheWayTo(from) : paths.signupOnTheWayTo(from)}
          className="text-link"
        >
          {fromLogin ? 'Back to Login' : 'Back to Sign Up'}
        </Link>
      </p>
    </AccountPage>
  );
}

'use client';

import { PageLink } from '@/components/ui/page-link';
import { callApi } from '@/lib/browser/api';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import { paths } from '@/lib/platform/paths';
import { AccountPage, shownAddress } from './account-page';
import { CodeForm } from './code-form';

/** /verify-email: its title, back link and final message depend on where the person came from. */
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
    // This page leads to the login (product.md 2), so it ends the session that verifying has started.
    await callApi(paths.apiLogout, { method: 'POST' }).catch(() => null);
    window.location.replace(pathHere(paths.loginAs(email, message, from)));
  };

  return (
    <AccountPage title={fromLogin ? 'Verify Your Email' : 'Complete Your Registration'}>
      {query && !challengeId ? (
        <p>Please log in or sign up first. We will then send you a code.</p>
      ) : (
        <>
          <p>
            Enter the six-digit code we sent {shownAddress(email) ? `to ${email}` : 'you by email'}.
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
        <PageLink
          href={fromLogin ? paths.loginReturningTo(from) : paths.signupReturningTo(from)}
          className="text-link"
        >
          {fromLogin ? 'Back to Login' : 'Back to Sign Up'}
        </PageLink>
      </p>
    </AccountPage>
  );
}

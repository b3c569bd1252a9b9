'use client';

import { QuietLink } from '@/components/ui/quiet-link';
import { callApi } from '@/lib/browser/api';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AccountPage, shownAddress } from './account-page';
import { CodeForm } from './code-form';

/**
 * The page /verify-email. Its title, back link and final message depend on whether the person came from login or
 * sign-up.
 */
export function EmailVerification() {
  const say = useSay();
  const query = usePageQuery();
  const fromLogin = query?.get('fromLogin') === 'true';
  const email = query?.get('email') ?? '';
  const from = query?.get('from') ?? null;
  const challengeId = query?.get('userId') ?? '';

  const finish = async () => {
    const message = fromLogin
      ? say('accounts.loginMessages.verified')
      : say('accounts.loginMessages.created');
    // Verifying starts a session, but this page must lead to the login (product.md 2), so the session is ended.
    await callApi(paths.apiLogout, { method: 'POST' }).catch(() => null);
    window.location.replace(pathHere(paths.loginAs(email, message, from)));
  };

  return (
    <AccountPage
      title={say(fromLogin ? 'accounts.verify.titleFromLogin' : 'accounts.verify.title')}
    >
      {query && !challengeId ? (
        <p>{say('accounts.verify.startFirst')}</p>
      ) : (
        <>
          <p>
            {shownAddress(email)
              ? say('accounts.verify.enterCode', { email })
              : say('accounts.verify.enterMailedCode')}
          </p>
          <CodeForm
            challengeId={challengeId}
            look="field"
            lockedMessage={() => say('accounts.code.tooManyAttempts')}
            onVerified={finish}
          />
        </>
      )}
      <p>
        <QuietLink href={fromLogin ? paths.loginReturningTo(from) : paths.signupReturningTo(from)}>
          {say(fromLogin ? 'accounts.verify.backToLogin' : 'accounts.verify.backToSignUp')}
        </QuietLink>
      </p>
    </AccountPage>
  );
}

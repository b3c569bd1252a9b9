'use client';

import { QuietLink } from '@/components/ui/quiet-link';
import { callApi } from '@/lib/browser/api';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountPage, emailFromQuery } from './account-page';
import { CodeForm } from './code-form';

/**
 * The page /verify-email. Its title, back link and final message depend on whether the person came from login or
 * sign-up.
 */
export function EmailVerification() {
  const t = useTranslate();
  const query = usePageQuery();
  const fromLogin = query?.get('fromLogin') === 'true';
  const email = query?.get('email') ?? '';
  const from = query?.get('from') ?? null;
  const challengeId = query?.get('userId') ?? '';

  const finish = async () => {
    const message = fromLogin
      ? t('accounts.loginMessages.verified')
      : t('accounts.loginMessages.created');
    // Verifying starts a session, but this page must lead to the login (product.md 2), so the session is ended.
    await callApi(paths.apiLogout, { method: 'POST' }).catch(() => null);
    window.location.replace(pathInPageLanguage(paths.loginAs(email, message, from)));
  };

  return (
    <AccountPage title={t(fromLogin ? 'accounts.verify.titleFromLogin' : 'accounts.verify.title')}>
      {query && !challengeId ? (
        <p>{t('accounts.verify.startFirst')}</p>
      ) : (
        <>
          <p>
            {emailFromQuery(email)
              ? t('accounts.verify.enterCode', { email })
              : t('accounts.verify.enterMailedCode')}
          </p>
          <CodeForm
            challengeId={challengeId}
            look="field"
            lockedMessage={() => t('accounts.code.tooManyAttempts')}
            onVerified={finish}
          />
        </>
      )}
      <p>
        <QuietLink href={fromLogin ? paths.loginReturningTo(from) : paths.signupReturningTo(from)}>
          {t(fromLogin ? 'accounts.verify.backToLogin' : 'accounts.verify.backToSignUp')}
        </QuietLink>
      </p>
    </AccountPage>
  );
}

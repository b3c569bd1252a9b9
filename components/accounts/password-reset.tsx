'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountPage, emailFromQuery } from './account-page';
import { ResetForm } from './reset-form';

/** The page /reset-password. Its query contains the challenge's id and the e-mail address. */
export function PasswordReset() {
  const t = useTranslate();
  const query = usePageQuery();
  const email = query?.get('email') ?? '';
  const from = safeReturnPath(query?.get('from'));
  const challengeId = query?.get('userId') ?? '';

  const address = emailFromQuery(email);
  const finish = (message: string) =>
    window.location.replace(pathInPageLanguage(paths.loginAs(email, message, from)));

  return (
    <AccountPage title={t('accounts.reset.title')}>
      {query && !challengeId ? (
        <p>
          {t.rich('accounts.reset.startFirst', {
            forgot: (chunks: ReactNode) => (
              <PageLink href={paths.forgotPasswordReturningTo(from)} className="text-link">
                {chunks}
              </PageLink>
            ),
          })}
        </p>
      ) : (
        <>
          <p>
            {address
              ? t('accounts.reset.codeSentTo', { email: address })
              : t('accounts.reset.codeSent')}
          </p>
          <ResetForm challengeId={challengeId} onDone={finish} />
        </>
      )}
      <p>
        <QuietLink href={paths.loginReturningTo(from)}>{t('accounts.reset.back')}</QuietLink>
      </p>
    </AccountPage>
  );
}

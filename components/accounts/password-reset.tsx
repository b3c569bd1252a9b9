'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AccountPage, shownAddress } from './account-page';
import { ResetForm } from './reset-form';

/** The page /reset-password. Its address holds the challenge and the e-mail. */
export function PasswordReset() {
  const say = useSay();
  const query = usePageQuery();
  const email = query?.get('email') ?? '';
  const from = safeReturnPath(query?.get('from'));
  const challengeId = query?.get('userId') ?? '';

  const address = shownAddress(email);
  const finish = (message: string) =>
    window.location.replace(pathHere(paths.loginAs(email, message, from)));

  return (
    <AccountPage title={say('accounts.reset.title')}>
      {query && !challengeId ? (
        <p>
          {say.rich('accounts.reset.startFirst', {
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
              ? say('accounts.reset.codeSentTo', { email: address })
              : say('accounts.reset.codeSent')}
          </p>
          <ResetForm challengeId={challengeId} onDone={finish} />
        </>
      )}
      <p>
        <QuietLink href={paths.loginReturningTo(from)}>{say('accounts.reset.back')}</QuietLink>
      </p>
    </AccountPage>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { QuietLink } from '@/components/ui/quiet-link';
import { usePageQuery } from '@/lib/browser/page-query';
import { useStoredUserCheck } from '@/lib/browser/stored-user-check';
import { loginMessage } from '@/lib/platform/auth/login-messages';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { CredentialsForm } from './credentials-form';

/**
 * The part of the login page that reads `message`, `email` and `from` from its address.
 */
export function LoginForm({ isSignupOpen }: { isSignupOpen: boolean }) {
  const t = useTranslate();
  useStoredUserCheck();
  const query = usePageQuery();
  const message = loginMessage(query?.get('message') ?? null, t);
  const email = query?.get('email') ?? '';
  const from = safeReturnPath(query?.get('from'));
  return (
    <>
      {message && <Banner tone="success">{message}</Banner>}
      <CredentialsForm email={email} from={from} />
      <div>
        <p>
          <QuietLink href={paths.forgotPasswordReturningTo(from)}>
            {t('accounts.login.forgot')}
          </QuietLink>
        </p>
        {isSignupOpen && (
          <p>
            {t.rich('accounts.login.noAccount', {
              signUp: (chunks: ReactNode) => (
                <QuietLink href={paths.signupReturningTo(from)}>{chunks}</QuietLink>
              ),
            })}
          </p>
        )}
      </div>
    </>
  );
}

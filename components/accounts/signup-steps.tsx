'use client';

import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import { Spinner } from '@/components/ui/spinner';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { usePageQuery } from '@/lib/browser/page-query';
import { type PendingSignUp, readSignUp, storeSignUp } from '@/lib/browser/stored-sign-up';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { finishLogin } from './finish-login';
import { loadCodeForm, RegistrationForm } from './registration-form';

/** Already loaded by the first step, unless the page was reloaded. */
const CodeForm = lazyWithRetry(loadCodeForm);

const EMPTY = { firstName: '', lastName: '', email: '' };

/**
 * Sign-up in two steps, info and otp (product.md 4). Going back keeps everything but the passwords. The code step
 * survives a reload, since phones often discard a page while somebody reads the e-mail.
 */
export function SignupSteps() {
  const t = useTranslate();
  const from = safeReturnPath(usePageQuery()?.get('from'));
  const [registration, setRegistration] = useState(EMPTY);
  const [pendingSignUp, setPendingSignUp] = useState<(PendingSignUp & { isNew: boolean }) | null>(
    null,
  );

  // The server renders the first step. A layout effect replaces it before the browser paints.
  useLayoutEffect(() => {
    const stored = readSignUp();
    if (stored) setPendingSignUp({ ...stored, isNew: false });
  }, []);

  if (pendingSignUp === null)
    return (
      <RegistrationForm
        registration={registration}
        from={from}
        onRegistered={(challengeId, submitted) => {
          const signUp = { challengeId, registration: submitted };
          storeSignUp(signUp);
          setPendingSignUp({ ...signUp, isNew: true });
        }}
      />
    );
  return (
    <>
      <p ref={focusOnMount} tabIndex={-1}>
        {t.rich('accounts.signUp.codeSent', { email: pendingSignUp.registration.email, strong })}
      </p>
      <Suspense fallback={<Spinner />}>
        <CodeForm
          challengeId={pendingSignUp.challengeId}
          look="boxes"
          justSent={pendingSignUp.isNew}
          anyLimitLocks
          lockedMessage={(seconds) =>
            t('accounts.signUp.locked', { minutes: Math.ceil(seconds / 60) })
          }
          onVerified={(answer) => finishLogin(answer, from)}
        />
      </Suspense>
      <Button
        variant="quiet"
        onClick={() => {
          storeSignUp(null);
          setRegistration(pendingSignUp.registration);
          setPendingSignUp(null);
        }}
      >
        {t('accounts.signUp.back')}
      </Button>
    </>
  );
}

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;

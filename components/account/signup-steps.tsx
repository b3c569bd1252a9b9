'use client';

import { useState } from 'react';
import { safeReturnPath } from '@/lib/auth/return-path';
import { usePageQuery } from '@/lib/client/page-query';
import { Button } from '../ui/button';
import { CodeForm } from './code-form';
import { RegistrationForm } from './registration-form';
import { enterSite } from './signed-in';

type Registration = { firstName: string; lastName: string; email: string };

const EMPTY: Registration = { firstName: '', lastName: '', email: '' };

/** Sign-up in two steps, info and otp (spec 4). The way back keeps all but the passwords. */
export function SignupSteps() {
  const from = safeReturnPath(usePageQuery()?.get('from'));
  const [registration, setRegistration] = useState(EMPTY);
  const [challengeId, setChallengeId] = useState<string | null>(null);

  if (challengeId === null)
    return (
      <RegistrationForm
        registration={registration}
        from={from}
        onRegistered={(id, done) => {
          setRegistration(done);
          setChallengeId(id);
        }}
      />
    );
  return (
    <>
      <p ref={focusOnAppearing} tabIndex={-1}>
        We have sent a six-digit code to <strong>{registration.email}</strong>. It is good for ten
        minutes.
      </p>
      <CodeForm
        challengeId={challengeId}
        look="boxes"
        justSent
        anyLimitLocks
        lockedMessage={(seconds) =>
          `Too many failed attempts. Please try again in ${Math.ceil(seconds / 60)} minutes.`
        }
        onVerified={(answer) => enterSite(answer, from)}
      />
      <Button
        variant="quiet"
        className="max-sm:w-full sm:-ml-5"
        onClick={() => setChallengeId(null)}
      >
        Back to Registration
      </Button>
    </>
  );
}

/** The form that had the focus is gone: go on from here. */
function focusOnAppearing(text: HTMLElement | null) {
  text?.focus();
}

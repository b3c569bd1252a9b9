import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CODE_ATTEMPTS, LOCK_MINUTES } from '@/lib/accounts/rules';
import { ApiError, callApi, detailNumber, failureMessage } from '@/lib/client/api';
import { useCountdown } from '@/lib/client/countdown';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { paths } from '@/lib/paths';
import type { CodeFormProps } from './code-form';
import type { SignedInAnswer } from './signed-in';
import { useResend } from './use-resend';

type Values = { otp: string };

const resolver = lazyResolver(async () => (await import('@/lib/accounts/schema')).codeForm);

/** The state of a code form: what is typed, how many attempts are left, until when it is locked. */
export function useCodeForm({ challengeId, justSent, lockedMessage, onVerified }: CodeFormProps) {
  const [attempts, setAttempts] = useState(CODE_ATTEMPTS);
  const [lockedUntil, setLockedUntil] = useState(0);
  const form = useForm<Values, unknown, Values>({
    defaultValues: { otp: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const resend = useResend(challengeId, justSent === true, () => {
    setAttempts(CODE_ATTEMPTS);
    setLockedUntil(0);
    form.reset();
  });

  const onSubmit = form.handleSubmit(async ({ otp }) => {
    resend.forget();
    try {
      const body = { userId: challengeId, otp };
      await onVerified(await callApi<SignedInAnswer>(paths.apiVerifyOtp, { method: 'POST', body }));
    } catch (error) {
      form.setValue('otp', '');
      form.setError(...refusal(error));
    }
  });

  /** Takes over what the server says about attempts and the lock; gives the sentence to show. */
  function refusal(error: unknown): ['otp' | 'root', { message: string }] {
    if (isLockout(error)) {
      const seconds = detailNumber(error, 'remainingTime') ?? LOCK_MINUTES * 60;
      setAttempts(0);
      setLockedUntil(Date.now() + seconds * 1000);
      return ['root', { message: lockedMessage(seconds) }];
    }
    if (error instanceof ApiError && error.status === 400)
      setAttempts((left) => detailNumber(error, 'remainingAttempts') ?? Math.max(0, left - 1));
    return ['otp', { message: failureMessage(error, 'Failed to verify OTP') }];
  }

  return { form, onSubmit, attempts, lockedFor: useCountdown(lockedUntil), resend };
}

const isLockout = (error: unknown) =>
  error instanceof ApiError && (error.status === 429 || error.details.tooManyAttempts === true);

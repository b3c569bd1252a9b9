'use client';

import { Controller } from 'react-hook-form';
import { CodeBoxes } from '@/components/ui/code-boxes';
import { callApi, failureMessage } from '@/lib/browser/api';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { useFreshOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { paths } from '@/lib/platform/paths';
import { AccountForm } from './account-form';
import { CodeActions, CodeInput, CodeState, ResendOutcome } from './code-parts';
import type { SignedInAnswer } from './signed-in';
import { useAttempts } from './use-attempts';
import { useResend } from './use-resend';

type CodeFormProps = {
  challengeId: string;
  look: 'boxes' | 'field';
  /** A code was just sent: the resend button waits from the start. */
  justSent?: boolean;
  /** Every 429 locks the form, as in sign-up (product.md 4); without it only too many wrong codes do. */
  anyLimitLocks?: boolean;
  /** The message of a lockout that lasts so many seconds. */
  lockedMessage: (seconds: number) => string;
  onVerified: (answer: SignedInAnswer) => Promise<void> | void;
};

/** The form for an e-mailed code: verify, remaining attempts, lockout, resend (product.md 4). */
export function CodeForm(props: CodeFormProps) {
  const { form, onSubmit, attempts, lockedFor, resend } = useCodeForm(props);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const locked = lockedFor > 0;
  const texts = { label: 'Verification Code', error: errors.otp?.message, disabled: locked };

  return (
    <AccountForm onSubmit={onSubmit} state={{ errors, submitCount }}>
      <ResendOutcome resend={resend} />
      {props.look === 'boxes' ? (
        <Controller
          control={form.control}
          name="otp"
          render={({ field: { name, value, onChange } }) => (
            <CodeBoxes {...texts} name={name} value={value} onChange={onChange} />
          )}
        />
      ) : (
        <CodeInput {...form.register('otp')} {...texts} />
      )}
      <CodeState attempts={attempts} lockedFor={lockedFor} />
      <CodeActions
        label="Verify Email"
        busyLabel="Verifying..."
        busy={isSubmitting || isSubmitSuccessful}
        locked={locked}
        resend={resend}
      />
    </AccountForm>
  );
}

type Values = { otp: string };

const resolver = lazyResolver(async () => (await import('@/lib/accounts/schema')).codeForm);

/** The state of a code form: what was typed, how many attempts are left, how long it is locked. */
function useCodeForm(props: CodeFormProps) {
  const { challengeId, justSent, anyLimitLocks, lockedMessage, onVerified } = props;
  const { attempts, lockedFor, updateFrom, resetAttempts } = useAttempts(anyLimitLocks);
  const form = useSubmitForm<Values>({
    defaultValues: { otp: '' },
    resolver,
  });
  useFreshOnReturn(form);
  const resend = useResend(challengeId, justSent === true, () => {
    resetAttempts();
    form.reset();
  });

  const onSubmit = form.handleSubmit(async ({ otp }) => {
    resend.clear();
    try {
      const body = { userId: challengeId, otp };
      await onVerified(await callApi<SignedInAnswer>(paths.apiVerifyOtp, { method: 'POST', body }));
    } catch (error) {
      form.setValue('otp', '');
      const seconds = updateFrom(error);
      if (seconds !== null) form.setError('root', { message: lockedMessage(seconds) });
      else form.setError('otp', { message: failureMessage(error, 'Failed to verify OTP') });
    }
  });

  return { form, onSubmit, attempts, lockedFor, resend };
}

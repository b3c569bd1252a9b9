'use client';

import { Controller } from 'react-hook-form';
import { useHydrated } from '@/lib/client/hydrated';
import { CodeBoxes } from '../forms/code-boxes';
import { ErrorSummary } from '../forms/error-summary';
import { TextInput } from '../forms/text-input';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { CodeState } from './code-state';
import { formErrors } from './form-errors';
import { ResendButton } from './resend-button';
import type { SignedInAnswer } from './signed-in';
import { useCodeForm } from './use-code-form';

export type CodeFormProps = {
  challengeId: string;
  look: 'boxes' | 'field';
  /** A code left a moment ago: the resend button waits from the start. */
  justSent?: boolean;
  /** Every 429 locks the form, as sign-up's does (spec 4); else only too many guesses do. */
  anyLimitLocks?: boolean;
  /** What a lockout of so many seconds says. */
  lockedMessage: (seconds: number) => string;
  onVerified: (answer: SignedInAnswer) => Promise<void> | void;
};

/** Typing an e-mailed code: verify, remaining attempts, lockout, resend (spec 4). */
export function CodeForm(props: CodeFormProps) {
  const hydrated = useHydrated();
  const { form, onSubmit, attempts, lockedFor, resend } = useCodeForm(props);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const locked = lockedFor > 0;
  const texts = { label: 'Verification Code', error: errors.otp?.message, disabled: locked };

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={formErrors(errors)} />
      {resend.done && <Banner tone="success">A new code has been sent.</Banner>}
      {resend.failure && <Banner tone="error">{resend.failure}</Banner>}
      {props.look === 'boxes' ? (
        <Controller
          control={form.control}
          name="otp"
          render={({ field: { name, value, onChange } }) => (
            <CodeBoxes {...texts} name={name} value={value} onChange={onChange} />
          )}
        />
      ) : (
        <TextInput
          {...form.register('otp')}
          {...texts}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20} // a pasted code may have spaces
          className="max-w-52 text-center text-xl tracking-[0.3em] tabular-nums"
        />
      )}
      <CodeState attempts={attempts} lockedFor={lockedFor} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          type="submit"
          disabled={locked || !hydrated}
          busy={isSubmitting || isSubmitSuccessful}
          busyLabel="Verifying..."
        >
          Verify Email
        </Button>
        <ResendButton
          waitFor={resend.waitFor}
          busy={resend.busy}
          disabled={!hydrated}
          send={resend.send}
        />
      </div>
    </form>
  );
}

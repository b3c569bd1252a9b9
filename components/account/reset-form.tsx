import { useHydrated } from '@/lib/client/hydrated';
import { ErrorSummary } from '../forms/error-summary';
import { PasswordInput } from '../forms/password-input';
import { TextInput } from '../forms/text-input';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { CodeState } from './code-state';
import { formErrors } from './form-errors';
import { ResendButton } from './resend-button';
import { useResetForm } from './use-reset-form';

type Props = { challengeId: string; onDone: (message: string) => void };

/** The mailed code and a new password, twice. */
export function ResetForm({ challengeId, onDone }: Props) {
  const hydrated = useHydrated();
  const { form, onSubmit, attempts, lockedFor, resend } = useResetForm(challengeId, onDone);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const locked = lockedFor > 0;

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={formErrors(errors)} />
      {resend.done && <Banner tone="success">A new code has been sent.</Banner>}
      {resend.failure && <Banner tone="error">{resend.failure}</Banner>}
      <TextInput
        {...form.register('otp')}
        label="6-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20} // a pasted code may have spaces
        disabled={locked}
        error={errors.otp?.message}
        className="max-w-52 text-center text-xl tracking-[0.3em] tabular-nums"
      />
      <CodeState attempts={attempts} lockedFor={lockedFor} />
      <PasswordInput
        {...form.register('newPassword')}
        label="New Password"
        hint="At least 6 characters. Longer is safer."
        autoComplete="new-password"
        disabled={locked}
        error={errors.newPassword?.message}
      />
      <PasswordInput
        {...form.register('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        disabled={locked}
        error={errors.confirmPassword?.message}
      />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          type="submit"
          disabled={locked || !hydrated}
          busy={isSubmitting || isSubmitSuccessful}
          busyLabel="Resetting..."
        >
          Reset Password
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

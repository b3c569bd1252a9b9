import { PasswordInput } from '@/components/ui/concealed-input';
import { RESET_PASSWORD_LENGTH } from '@/lib/accounts/rules';
import { callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { clearStoredUser } from '@/lib/browser/stored-user';
import { useFreshOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AccountForm } from './account-form';
import { CodeActions, CodeInput, CodeState, ResendOutcome } from './code-parts';
import { useAttempts } from './use-attempts';
import { useResend } from './use-resend';

type Props = { challengeId: string; onDone: (message: string) => void };

export function ResetForm({ challengeId, onDone }: Props) {
  const say = useSay();
  const { form, onSubmit, attempts, lockedFor, resend } = useResetForm(challengeId, onDone);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const locked = lockedFor > 0;

  return (
    <AccountForm onSubmit={onSubmit} state={{ errors, submitCount }}>
      <ResendOutcome resend={resend} />
      <CodeInput
        {...form.register('otp')}
        label={say('accounts.reset.code')}
        disabled={locked}
        error={errors.otp?.message}
      />
      <CodeState attempts={attempts} lockedFor={lockedFor} />
      <PasswordInput
        {...form.register('newPassword')}
        label={say('accounts.reset.newPassword')}
        hint={say('accounts.reset.newPasswordHint', { length: RESET_PASSWORD_LENGTH })}
        autoComplete="new-password"
        disabled={locked}
        error={errors.newPassword?.message}
      />
      <PasswordInput
        {...form.register('confirmPassword')}
        label={say('accounts.reset.confirmPassword')}
        autoComplete="new-password"
        disabled={locked}
        error={errors.confirmPassword?.message}
      />
      <CodeActions
        label={say('accounts.reset.submit')}
        busyLabel={say('accounts.reset.busy')}
        busy={isSubmitting || isSubmitSuccessful}
        locked={locked}
        resend={resend}
      />
    </AccountForm>
  );
}

type Values = { otp: string; newPassword: string; confirmPassword: string };

const EMPTY: Values = { otp: '', newPassword: '', confirmPassword: '' };

const loadSchema = async () => (await import('@/lib/accounts/schema')).resetForm;

/** A refused code keeps the typed passwords. */
function useResetForm(challengeId: string, onDone: (message: string) => void) {
  const say = useSay();
  const { attempts, lockedFor, updateFrom, resetAttempts } = useAttempts();
  const form = useSubmitForm<Values>({
    defaultValues: EMPTY,
    resolver: useResolver(loadSchema),
  });
  useFreshOnReturn(form);
  const resend = useResend(challengeId, true, () => {
    resetAttempts();
    form.reset({ ...form.getValues(), otp: '' }); // also clears the error summary
  });

  const onSubmit = form.handleSubmit(async ({ otp, newPassword }) => {
    resend.clear();
    try {
      const body = { userId: challengeId, otp, newPassword };
      const call = { method: 'POST', body } as const;
      const { message } = await callApi<{ message: string }>(paths.apiResetPassword, call);
      clearStoredUser(); // a reset ends all sessions, including this browser's
      onDone(message);
    } catch (error) {
      const fields = fieldMessages(error) as [keyof Values, string][]; // the server validates with the same schema
      const seconds = updateFrom(error);
      for (const [name, message] of fields) form.setError(name, { message });
      if (fields.length > 0) return;
      form.setValue('otp', '');
      if (seconds !== null)
        form.setError('root', { message: say('accounts.code.tooManyAttempts') });
      else form.setError('otp', { message: failureMessage(error, say('accounts.reset.failed')) });
    }
  });

  return { form, onSubmit, attempts, lockedFor, resend };
}

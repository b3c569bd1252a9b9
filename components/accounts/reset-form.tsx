import { PasswordInput } from '@/components/ui/masked-input';
import { RESET_PASSWORD_LENGTH } from '@/lib/accounts/rules';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { clearStoredUser } from '@/lib/browser/stored-user';
import { useResetOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountForm } from './account-form';
import { CodeActions, CodeInput, CodeState, ResendOutcome } from './code-parts';
import { useAttempts } from './use-attempts';
import { useResend } from './use-resend';

type Props = { challengeId: string; onDone: (message: string) => void };

export function ResetForm({ challengeId, onDone }: Props) {
  const t = useTranslate();
  const { form, onSubmit, attempts, lockedFor, resend } = useResetForm(challengeId, onDone);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const locked = lockedFor > 0;

  return (
    <AccountForm onSubmit={onSubmit} state={{ errors, submitCount }}>
      <ResendOutcome resend={resend} />
      <CodeInput
        {...form.register('otp')}
        label={t('accounts.reset.code')}
        disabled={locked}
        error={errors.otp?.message}
      />
      <CodeState attempts={attempts} lockedFor={lockedFor} />
      <PasswordInput
        {...form.register('newPassword')}
        label={t('accounts.reset.newPassword')}
        hint={t('accounts.reset.newPasswordHint', { length: RESET_PASSWORD_LENGTH })}
        autoComplete="new-password"
        disabled={locked}
        error={errors.newPassword?.message}
      />
      <PasswordInput
        {...form.register('confirmPassword')}
        label={t('accounts.reset.confirmPassword')}
        autoComplete="new-password"
        disabled={locked}
        error={errors.confirmPassword?.message}
      />
      <CodeActions
        label={t('accounts.reset.submit')}
        busyLabel={t('accounts.reset.busy')}
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

/** If the code is wrong, the passwords stay in their fields. */
function useResetForm(challengeId: string, onDone: (message: string) => void) {
  const t = useTranslate();
  const { attempts, lockedFor, updateFrom: updateFromError, resetAttempts } = useAttempts();
  const form = useSubmitForm<Values>({
    defaultValues: EMPTY,
    resolver: useResolver(loadSchema),
  });
  useResetOnReturn(form);
  const resend = useResend(challengeId, true, () => {
    resetAttempts();
    form.reset({ ...form.getValues(), otp: '' }); // also clears the error summary
  });

  const onSubmit = form.handleSubmit(async ({ otp, newPassword }) => {
    resend.clear();
    try {
      const body = { userId: challengeId, otp, newPassword };
      const request = { method: 'POST', body } as const;
      const { message } = await callApi<{ message: string }>(paths.apiResetPassword, request);
      clearStoredUser(); // a reset ends all sessions, including this browser's
      onDone(message);
    } catch (error) {
      const fields = fieldMessages(error) as [keyof Values, string][]; // the server validates with the same schema
      const seconds = updateFromError(error);
      for (const [name, message] of fields) form.setError(name, { message });
      if (fields.length > 0) return;
      form.setValue('otp', '');
      if (seconds !== null) form.setError('root', { message: t('accounts.code.tooManyAttempts') });
      else form.setError('otp', { message: apiErrorMessage(error, t('accounts.reset.failed')) });
    }
  });

  return { form, onSubmit, attempts, lockedFor, resend };
}

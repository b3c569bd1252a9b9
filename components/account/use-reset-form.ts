import { useForm } from 'react-hook-form';
import { callApi, failureMessage, fieldMessages } from '@/lib/client/api';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { clearStoredUser } from '@/lib/client/stored-user';
import { paths } from '@/lib/paths';
import { useAttempts } from './use-attempts';
import { useFreshOnReturn } from './use-fresh-on-return';
import { useResend } from './use-resend';

type Values = { otp: string; newPassword: string; confirmPassword: string };

const LOCKED = 'Too many failed attempts. Please try again later.';
const EMPTY: Values = { otp: '', newPassword: '', confirmPassword: '' };

const resolver = lazyResolver(async () => (await import('@/lib/accounts/schema')).resetForm);

/** The state of the reset form. A refused code leaves the passwords as they were typed. */
export function useResetForm(challengeId: string, onDone: (message: string) => void) {
  const { attempts, lockedFor, learnFrom, startAgain } = useAttempts();
  const form = useForm<Values, unknown, Values>({
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  useFreshOnReturn(form);
  const resend = useResend(challengeId, true, () => {
    startAgain();
    form.reset({ ...form.getValues(), otp: '' }); // also takes away what the summary says
  });

  const onSubmit = form.handleSubmit(async ({ otp, newPassword }) => {
    resend.forget();
    try {
      const body = { userId: challengeId, otp, newPassword };
      const call = { method: 'POST', body } as const;
      const { message } = await callApi<{ message: string }>(paths.apiResetPassword, call);
      clearStoredUser(); // a reset ends every session, this browser's too
      onDone(message);
    } catch (error) {
      const fields = fieldMessages(error) as [keyof Values, string][]; // the server has the same schema
      const seconds = learnFrom(error);
      for (const [name, message] of fields) form.setError(name, { message });
      if (fields.length > 0) return;
      form.setValue('otp', '');
      if (seconds !== null) form.setError('root', { message: LOCKED });
      else form.setError('otp', { message: failureMessage(error, 'Failed to reset password') });
    }
  });

  return { form, onSubmit, attempts, lockedFor, resend };
}

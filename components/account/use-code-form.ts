import { useForm } from 'react-hook-form';
import { callApi, failureMessage } from '@/lib/client/api';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { paths } from '@/lib/paths';
import type { CodeFormProps } from './code-form';
import type { SignedInAnswer } from './signed-in';
import { useAttempts } from './use-attempts';
import { useFreshOnReturn } from './use-fresh-on-return';
import { useResend } from './use-resend';

type Values = { otp: string };

const resolver = lazyResolver(async () => (await import('@/lib/accounts/schema')).codeForm);

/** The state of a code form: what is typed, how many attempts are left, until when it is locked. */
export function useCodeForm(props: CodeFormProps) {
  const { challengeId, justSent, anyLimitLocks, lockedMessage, onVerified } = props;
  const { attempts, lockedFor, learnFrom, startAgain } = useAttempts(anyLimitLocks);
  const form = useForm<Values, unknown, Values>({
    defaultValues: { otp: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  useFreshOnReturn(form);
  const resend = useResend(challengeId, justSent === true, () => {
    startAgain();
    form.reset();
  });

  const onSubmit = form.handleSubmit(async ({ otp }) => {
    resend.forget();
    try {
      const body = { userId: challengeId, otp };
      await onVerified(await callApi<SignedInAnswer>(paths.apiVerifyOtp, { method: 'POST', body }));
    } catch (error) {
      form.setValue('otp', '');
      const seconds = learnFrom(error);
      if (seconds !== null) form.setError('root', { message: lockedMessage(seconds) });
      else form.setError('otp', { message: failureMessage(error, 'Failed to verify OTP') });
    }
  });

  return { form, onSubmit, attempts, lockedFor, resend };
}

'use client';

import { Controller } from 'react-hook-form';
import { CodeBoxes } from '@/components/ui/code-boxes';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useResetOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountForm } from './account-form';
import { CodeActions, CodeInput, CodeState, ResendOutcome } from './code-parts';
import type { LoginResponse } from './finish-login';
import { useAttempts } from './use-attempts';
import { useResend } from './use-resend';

type CodeFormProps = {
  challengeId: string;
  look: 'boxes' | 'field';
  /** True if a code was just sent: the resend button starts with its countdown. */
  justSent?: boolean;
  /** True: any 429 locks the form, as sign-up demands (product.md 4). False: only too many wrong codes do. */
  anyLimitLocks?: boolean;
  /** Returns the message for a lockout of this many seconds. */
  lockedMessage: (seconds: number) => string;
  onVerified: (answer: LoginResponse) => Promise<void> | void;
};

/** The form that verifies an e-mailed code. It shows remaining attempts and lockouts, and can resend (product.md 4). */
export function CodeForm(props: CodeFormProps) {
  const t = useTranslate();
  const { form, onSubmit, attempts, lockedFor, resend } = useCodeForm(props);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const locked = lockedFor > 0;
  const fieldProps = {
    label: t('accounts.code.label'),
    error: errors.otp?.message,
    disabled: locked,
  };

  return (
    <AccountForm onSubmit={onSubmit} state={{ errors, submitCount }}>
      <ResendOutcome resend={resend} />
      {props.look === 'boxes' ? (
        <Controller
          control={form.control}
          name="otp"
          render={({ field: { name, value, onChange } }) => (
            <CodeBoxes {...fieldProps} name={name} value={value} onChange={onChange} />
          )}
        />
      ) : (
        <CodeInput {...form.register('otp')} {...fieldProps} />
      )}
      <CodeState attempts={attempts} lockedFor={lockedFor} />
      <CodeActions
        label={t('accounts.code.submit')}
        busyLabel={t('accounts.code.busy')}
        busy={isSubmitting || isSubmitSuccessful}
        locked={locked}
        resend={resend}
      />
    </AccountForm>
  );
}

type Values = { otp: string };

const loadSchema = async () => (await import('@/lib/accounts/schema')).codeForm;

function useCodeForm(props: CodeFormProps) {
  const t = useTranslate();
  const { challengeId, justSent, anyLimitLocks, lockedMessage, onVerified } = props;
  const {
    attempts,
    lockedFor,
    updateFrom: updateFromError,
    resetAttempts,
  } = useAttempts(anyLimitLocks);
  const form = useSubmitForm<Values>({
    defaultValues: { otp: '' },
    resolver: useResolver(loadSchema),
  });
  useResetOnReturn(form);
  const resend = useResend(challengeId, justSent === true, () => {
    resetAttempts();
    form.reset();
  });

  const onSubmit = form.handleSubmit(async ({ otp }) => {
    resend.clear();
    try {
      const body = { userId: challengeId, otp };
      await onVerified(await callApi<LoginResponse>(paths.apiVerifyOtp, { method: 'POST', body }));
    } catch (error) {
      form.setValue('otp', '');
      const seconds = updateFromError(error);
      if (seconds !== null) form.setError('root', { message: lockedMessage(seconds) });
      else form.setError('otp', { message: apiErrorMessage(error, t('accounts.code.failed')) });
    }
  });

  return { form, onSubmit, attempts, lockedFor, resend };
}

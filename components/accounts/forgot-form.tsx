'use client';

import { QuietLink } from '@/components/ui/quiet-link';
import { TextInput } from '@/components/ui/text-input';
import { callApi, failureMessage } from '@/lib/browser/api';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import { useFreshOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';

type Values = { email: string };

const loadSchema = async () => (await import('@/lib/accounts/schema')).forgotPasswordInput;

/** Requests a password-reset code. The answer is the same whether or not the account exists. */
export function ForgotForm() {
  const say = useSay();
  const from = safeReturnPath(usePageQuery()?.get('from'));
  const form = useSubmitForm<Values>({
    defaultValues: { email: '' },
    resolver: useResolver(loadSchema),
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  useFreshOnReturn(form);

  const ask = form.handleSubmit(async (body) => {
    try {
      const call = { method: 'POST', body } as const;
      const { userId } = await callApi<{ userId: string }>(paths.apiForgotPassword, call);
      window.location.assign(pathHere(paths.resetPassword(userId, body.email, from)));
    } catch (error) {
      form.setError('root', { message: failureMessage(error, say('accounts.forgot.failed')) });
    }
  });

  return (
    <AccountForm onSubmit={ask} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('email')}
        label={say('accounts.forgot.email')}
        hint={say('accounts.forgot.emailHint')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <SubmitButton
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel={say('accounts.forgot.busy')}
      >
        {say('accounts.forgot.submit')}
      </SubmitButton>
      <p>
        <QuietLink href={paths.loginReturningTo(from)}>{say('accounts.forgot.back')}</QuietLink>
      </p>
    </AccountForm>
  );
}

'use client';

import { PageLink } from '@/components/ui/page-link';
import { TextInput } from '@/components/ui/text-input';
import { callApi, failureMessage } from '@/lib/browser/api';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import { useFreshOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { paths } from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';

type Values = { email: string };

const resolver = lazyResolver(
  async () => (await import('@/lib/accounts/schema')).forgotPasswordInput,
);

/** Asks where to send the code. The answer is the same whether or not there is an account. */
export function ForgotForm() {
  const from = safeReturnPath(usePageQuery()?.get('from'));
  const form = useSubmitForm<Values>({
    defaultValues: { email: '' },
    resolver,
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  useFreshOnReturn(form);

  const ask = form.handleSubmit(async (body) => {
    try {
      const call = { method: 'POST', body } as const;
      const { userId } = await callApi<{ userId: string }>(paths.apiForgotPassword, call);
      window.location.assign(pathHere(paths.resetPassword(userId, body.email, from)));
    } catch (error) {
      form.setError('root', { message: failureMessage(error, 'Failed to process request') });
    }
  });

  return (
    <AccountForm onSubmit={ask} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('email')}
        label="Email"
        hint="The address of your account. We will send a six-digit code to it."
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyLabel="Sending...">
        Send Reset Instructions
      </SubmitButton>
      <p>
        <PageLink href={paths.loginReturningTo(from)} className="text-link">
          Back to Login
        </PageLink>
      </p>
    </AccountForm>
  );
}

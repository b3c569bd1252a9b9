'use client';

import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { safeReturnPath } from '@/lib/auth/return-path';
import { callApi, failureMessage } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { usePageQuery } from '@/lib/client/page-query';
import { paths } from '@/lib/paths';
import { ErrorSummary } from '../forms/error-summary';
import { TextInput } from '../forms/text-input';
import { Button } from '../ui/button';
import { formErrors } from './form-errors';
import { useFreshOnReturn } from './use-fresh-on-return';

type Values = { email: string };

const resolver = lazyResolver(
  async () => (await import('@/lib/accounts/schema')).forgotPasswordInput,
);

/** Asks where the code should go. The answer is the same whether there is an account or not. */
export function ForgotForm() {
  const from = safeReturnPath(usePageQuery()?.get('from'));
  const hydrated = useHydrated();
  const form = useForm<Values, unknown, Values>({
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  useFreshOnReturn(form);

  const ask = form.handleSubmit(async (body) => {
    try {
      const call = { method: 'POST', body } as const;
      const { userId } = await callApi<{ userId: string }>(paths.apiForgotPassword, call);
      window.location.assign(paths.resetPassword(userId, body.email, from));
    } catch (error) {
      form.setError('root', { message: failureMessage(error, 'Failed to process request') });
    }
  });

  return (
    <form onSubmit={ask} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={formErrors(errors)} />
      <TextInput
        {...form.register('email')}
        label="Email"
        hint="The address of your account. We send a six-digit code there."
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <Button
        type="submit"
        disabled={!hydrated}
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel="Sending..."
        className="w-full"
      >
        Send Reset Instructions
      </Button>
      <p>
        <Link href={paths.loginOnTheWayTo(from)} className="text-link">
          Back to Login
        </Link>
      </p>
    </form>
  );
}

'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, callApi, failureMessage } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { paths } from '@/lib/paths';
import { ErrorSummary } from '../forms/error-summary';
import { PasswordInput } from '../forms/password-input';
import { TextInput } from '../forms/text-input';
import { Button } from '../ui/button';
import { formErrors } from './form-errors';
import { enterSite, type SignedInAnswer } from './signed-in';
import { useFreshOnReturn } from './use-fresh-on-return';

type Credentials = { email: string; password: string };

const resolver = lazyResolver(async () => (await import('@/lib/accounts/schema')).loginInput);

/** E-mail and password. An `email` that the address brings fills the field if it is still empty. */
export function CredentialsForm({ email, from }: { email: string; from: string | null }) {
  const hydrated = useHydrated();
  const form = useForm<Credentials, unknown, Credentials>({
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  useFreshOnReturn(form);
  useEffect(() => {
    if (email && !form.getValues('email')) form.setValue('email', email);
  }, [email, form]);

  const logIn = form.handleSubmit(async (credentials) => {
    try {
      const body = credentials;
      enterSite(await callApi<SignedInAnswer>(paths.apiLogin, { method: 'POST', body }), from);
    } catch (error) {
      const challenge = unverifiedChallenge(error);
      if (challenge) {
        window.location.assign(paths.verifyEmail(challenge, credentials.email, from));
        return;
      }
      form.setValue('password', '');
      form.setError('root', { message: failureMessage(error, 'Failed to login') });
    }
  });

  return (
    <form onSubmit={logIn} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={formErrors(errors)} />
      <TextInput
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordInput
        {...form.register('password')}
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button
        type="submit"
        disabled={!hydrated}
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel="Logging in..."
        className="w-full"
      >
        Log In
      </Button>
    </form>
  );
}

/** The challenge, when the password was right and the e-mail is not verified yet (spec 4). */
function unverifiedChallenge(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.details.isUnverified !== true) return null;
  return typeof error.details.userId === 'string' ? error.details.userId : null;
}

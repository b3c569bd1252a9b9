'use client';

import { useEffect } from 'react';
import { PasswordInput } from '@/components/ui/concealed-input';
import { TextInput } from '@/components/ui/text-input';
import { ApiError, callApi, failureMessage } from '@/lib/browser/api';
import { pathHere } from '@/lib/browser/path-here';
import { useFreshOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';
import { enterSite, type SignedInAnswer } from './signed-in';

type Credentials = { email: string; password: string };

const loadSchema = async () => (await import('@/lib/accounts/schema')).loginInput;

/** E-mail and password. An `email` from the page's address fills the field only if it is still empty. */
export function CredentialsForm({ email, from }: { email: string; from: string | null }) {
  const say = useSay();
  const form = useSubmitForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver: useResolver(loadSchema),
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
        window.location.assign(pathHere(paths.verifyEmail(challenge, credentials.email, from)));
        return;
      }
      form.setValue('password', '');
      form.setError('root', { message: failureMessage(error, say('accounts.login.failed')) });
    }
  });

  return (
    <AccountForm onSubmit={logIn} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('email')}
        label={say('accounts.login.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordInput
        {...form.register('password')}
        label={say('accounts.login.password')}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <SubmitButton
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel={say('accounts.login.busy')}
      >
        {say('accounts.login.submit')}
      </SubmitButton>
    </AccountForm>
  );
}

/** Returns the challenge's id if the password was right but the e-mail is unverified (product.md 4), else null. */
function unverifiedChallenge(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.details.isUnverified !== true) return null;
  return typeof error.details.userId === 'string' ? error.details.userId : null;
}

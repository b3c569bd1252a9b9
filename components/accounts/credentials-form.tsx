'use client';

import { useEffect } from 'react';
import { PasswordInput } from '@/components/ui/masked-input';
import { TextInput } from '@/components/ui/text-input';
import { ApiError, apiErrorMessage, callApi } from '@/lib/browser/api';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { useResetOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';
import { finishLogin, type LoginResponse } from './finish-login';

type Credentials = { email: string; password: string };

const loadSchema = async () => (await import('@/lib/accounts/schema')).loginInput;

/** E-mail and password. An `email` from the page's address fills the field only if it is still empty. */
export function CredentialsForm({ email, from }: { email: string; from: string | null }) {
  const t = useTranslate();
  const form = useSubmitForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver: useResolver(loadSchema),
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  useResetOnReturn(form);
  useEffect(() => {
    if (email && !form.getValues('email')) form.setValue('email', email);
  }, [email, form]);

  const logIn = form.handleSubmit(async (credentials) => {
    try {
      const body = credentials;
      finishLogin(await callApi<LoginResponse>(paths.apiLogin, { method: 'POST', body }), from);
    } catch (error) {
      const challenge = unverifiedChallenge(error);
      if (challenge) {
        window.location.assign(
          pathInPageLanguage(paths.verifyEmailPage(challenge, credentials.email, from)),
        );
        return;
      }
      form.setValue('password', '');
      form.setError('root', { message: apiErrorMessage(error, t('accounts.login.failed')) });
    }
  });

  return (
    <AccountForm onSubmit={logIn} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('email')}
        label={t('accounts.login.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordInput
        {...form.register('password')}
        label={t('accounts.login.password')}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyLabel={t('accounts.login.busy')}>
        {t('accounts.login.submit')}
      </SubmitButton>
    </AccountForm>
  );
}

/** Returns the challenge's id if the password was right but the e-mail is unverified (product.md 4), else null. */
function unverifiedChallenge(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.details.isUnverified !== true) return null;
  return typeof error.details.userId === 'string' ? error.details.userId : null;
}

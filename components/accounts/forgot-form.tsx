'use client';

import { QuietLink } from '@/components/ui/quiet-link';
import { TextInput } from '@/components/ui/text-input';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { useResetOnReturn, useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { safeReturnPath } from '@/lib/platform/auth/return-path';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';

type Values = { email: string };

const loadSchema = async () => (await import('@/lib/accounts/schema')).forgotPasswordInput;

/** Requests a password-reset code. The answer is the same whether or not the account exists. */
export function ForgotForm() {
  const t = useTranslate();
  const from = safeReturnPath(usePageQuery()?.get('from'));
  const form = useSubmitForm<Values>({
    defaultValues: { email: '' },
    resolver: useResolver(loadSchema),
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  useResetOnReturn(form);

  const requestCode = form.handleSubmit(async (body) => {
    try {
      const request = { method: 'POST', body } as const;
      const { userId } = await callApi<{ userId: string }>(paths.apiForgotPassword, request);
      window.location.assign(pathInPageLanguage(paths.resetPasswordPage(userId, body.email, from)));
    } catch (error) {
      form.setError('root', { message: apiErrorMessage(error, t('accounts.forgot.failed')) });
    }
  });

  return (
    <AccountForm onSubmit={requestCode} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('email')}
        label={t('accounts.forgot.email')}
        hint={t('accounts.forgot.emailHint')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <SubmitButton busy={isSubmitting || isSubmitSuccessful} busyLabel={t('accounts.forgot.busy')}>
        {t('accounts.forgot.submit')}
      </SubmitButton>
      <p>
        <QuietLink href={paths.loginReturningTo(from)}>{t('accounts.forgot.back')}</QuietLink>
      </p>
    </AccountForm>
  );
}

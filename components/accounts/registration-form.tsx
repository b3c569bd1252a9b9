'use client';

import type { ReactNode } from 'react';
import { PasswordInput } from '@/components/ui/masked-input';
import { QuietLink } from '@/components/ui/quiet-link';
import { TextInput } from '@/components/ui/text-input';
import { ApiError, apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';
import { PasswordChecklist } from './password-checklist';

type Registration = { firstName: string; lastName: string; email: string };
type Values = Registration & { password: string; confirmPassword: string };

type Props = {
  registration: Registration;
  from: string | null;
  onRegistered: (challengeId: string, registration: Registration) => void;
};

export const loadCodeForm = () => import('./code-form').then((module) => module.CodeForm);

/** Loads the second step too, so that nobody is registered before their browser has the code form. */
async function loadSchema() {
  const [{ signupForm }] = await Promise.all([import('@/lib/accounts/schema'), loadCodeForm()]);
  return signupForm;
}

/** The status for an e-mail address that already has an account. */
const EMAIL_TAKEN_STATUS = 409;

/** The first step of sign-up, 'info'. */
export function RegistrationForm({ registration, from, onRegistered }: Props) {
  const t = useTranslate();
  const form = useSubmitForm<Values>({
    defaultValues: { ...registration, password: '', confirmPassword: '' },
    resolver: useResolver(loadSchema),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const password = form.watch('password'); // `watch` reads the field on each render, so text typed before hydration is checked too

  const register = form.handleSubmit(async ({ confirmPassword, ...body }) => {
    try {
      const answer = await callApi<{ userId: string }>(paths.apiRegister, { method: 'POST', body });
      const { firstName, lastName, email } = body;
      onRegistered(answer.userId, { firstName, lastName, email });
    } catch (error) {
      for (const [name, message] of registrationErrors(error, t)) form.setError(name, { message });
    }
  });

  return (
    <AccountForm onSubmit={register} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('firstName')}
        label={t('accounts.signUp.firstName')}
        autoComplete="given-name"
        error={errors.firstName?.message}
      />
      <TextInput
        {...form.register('lastName')}
        label={t('accounts.signUp.lastName')}
        autoComplete="family-name"
        error={errors.lastName?.message}
      />
      <TextInput
        {...form.register('email')}
        label={t('accounts.signUp.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordInput
        {...form.register('password')}
        label={t('accounts.signUp.password')}
        hint={<PasswordChecklist password={password} />}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordInput
        {...form.register('confirmPassword')}
        label={t('accounts.signUp.confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton busy={isSubmitting} busyLabel={t('accounts.signUp.busy')}>
        {t('accounts.signUp.submit')}
      </SubmitButton>
      <p>
        {t.rich('accounts.signUp.haveAccount', {
          logIn: (chunks: ReactNode) => (
            <QuietLink href={paths.loginReturningTo(from)}>{chunks}</QuietLink>
          ),
        })}
      </p>
    </AccountForm>
  );
}

/** Maps the server's errors to fields (product.md 8). */
function registrationErrors(error: unknown, t: Translate): [keyof Values | 'root', string][] {
  if (error instanceof ApiError && error.status === EMAIL_TAKEN_STATUS)
    return [['email', t('accounts.signUp.taken')]];
  const fields = fieldMessages(error) as [keyof Values, string][]; // the server validates with the same schema
  return fields.length > 0
    ? fields
    : [['root', apiErrorMessage(error, t('accounts.signUp.failed'))]];
}

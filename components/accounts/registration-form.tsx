'use client';

import { useWatch } from 'react-hook-form';
import { PasswordInput } from '@/components/ui/concealed-input';
import { PageLink } from '@/components/ui/page-link';
import { TextInput } from '@/components/ui/text-input';
import { callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { lazyResolver } from '@/lib/browser/lazy-resolver';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { paths } from '@/lib/platform/paths';
import { AccountForm, SubmitButton } from './account-form';
import { PasswordChecklist } from './password-checklist';

type Registration = { firstName: string; lastName: string; email: string };
type Values = Registration & { password: string; confirmPassword: string };

type Props = {
  registration: Registration;
  from: string | null;
  onRegistered: (challengeId: string, registration: Registration) => void;
};

const resolver = lazyResolver(async () => (await import('@/lib/accounts/schema')).signupForm);

/** Sign-up, step 'info'. */
export function RegistrationForm({ registration, from, onRegistered }: Props) {
  const form = useSubmitForm<Values>({
    defaultValues: { ...registration, password: '', confirmPassword: '' },
    resolver,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const register = form.handleSubmit(async ({ confirmPassword, ...body }) => {
    try {
      const answer = await callApi<{ userId: string }>(paths.apiRegister, { method: 'POST', body });
      const { firstName, lastName, email } = body;
      onRegistered(answer.userId, { firstName, lastName, email });
    } catch (error) {
      for (const [name, message] of registerFailures(error)) form.setError(name, { message });
    }
  });

  return (
    <AccountForm onSubmit={register} state={{ errors, submitCount }}>
      <TextInput
        {...form.register('firstName')}
        label="First Name"
        autoComplete="given-name"
        error={errors.firstName?.message}
      />
      <TextInput
        {...form.register('lastName')}
        label="Last Name"
        autoComplete="family-name"
        error={errors.lastName?.message}
      />
      <TextInput
        {...form.register('email')}
        label="Email Address"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordInput
        {...form.register('password')}
        label="Password"
        hint={<PasswordChecklist password={password} />}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordInput
        {...form.register('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton busy={isSubmitting} busyLabel="Signing up...">
        Sign Up
      </SubmitButton>
      <p>
        Already have an account?{' '}
        <PageLink href={paths.loginReturningTo(from)} className="text-link">
          Log in
        </PageLink>
      </p>
    </AccountForm>
  );
}

/** Returns the server's errors with the fields they belong to (product.md 8). */
function registerFailures(error: unknown): [keyof Values | 'root', string][] {
  const message = failureMessage(error, 'Failed to register');
  if (message === 'User already exists')
    return [['email', 'This email is already registered. Please login or use a different email.']];
  const fields = fieldMessages(error) as [keyof Values, string][]; // the server has the same schema
  return fields.length > 0 ? fields : [['root', message]];
}

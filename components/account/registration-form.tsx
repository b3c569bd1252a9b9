'use client';

import Link from 'next/link';
import { useForm, useWatch } from 'react-hook-form';
import { callApi, failureMessage, fieldMessages } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { paths } from '@/lib/paths';
import { ErrorSummary } from '../forms/error-summary';
import { PasswordInput } from '../forms/password-input';
import { TextInput } from '../forms/text-input';
import { Button } from '../ui/button';
import { formErrors } from './form-errors';
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
  const hydrated = useHydrated();
  const form = useForm<Values, unknown, Values>({
    defaultValues: { ...registration, password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const register = form.handleSubmit(async ({ confirmPassword, ...body }) => {
    try {
      const answer = await callApi<{ userId: string }>(paths.apiRegister, { method: 'POST', body });
      onRegistered(answer.userId, body);
    } catch (error) {
      for (const [name, message] of registerFailures(error)) form.setError(name, { message });
    }
  });

  return (
    <form onSubmit={register} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={formErrors(errors)} />
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
      <Button
        type="submit"
        disabled={!hydrated}
        busy={isSubmitting}
        busyLabel="Signing up..."
        className="w-full"
      >
        Sign Up
      </Button>
      <p>
        Already have an account?{' '}
        <Link href={paths.loginOnTheWayTo(from)} className="text-link">
          Log in
        </Link>
      </p>
    </form>
  );
}

/** The server's refusal, beside the fields it is about (spec 8). */
function registerFailures(error: unknown): [keyof Values | 'root', string][] {
  const message = failureMessage(error, 'Failed to register');
  if (message === 'User already exists')
    return [['email', 'This email is already registered. Please login or use a different email.']];
  const fields = fieldMessages(error) as [keyof Values, string][]; // the server has the same schema
  return fields.length > 0 ? fields : [['root', message]];
}

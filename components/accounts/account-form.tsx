import type { ReactNode, SubmitEventHandler } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { formErrors } from '@/components/ui/flatten-errors';
import { useHydrated } from '@/lib/browser/hydrated';

type AccountFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The `formState` of the form. */
  state: { errors: FieldErrors; submitCount: number };
  children: ReactNode;
};

/** A form of the account pages: the summary of its errors above its fields. Each submit focuses the summary. */
export const AccountForm = ({ onSubmit, state, children }: AccountFormProps) => (
  <form onSubmit={onSubmit} noValidate className="space-y-5">
    <ErrorSummary key={state.submitCount} errors={formErrors(state.errors)} />
    {children}
  </form>
);

type SubmitButtonProps = {
  busy: boolean;
  /** The label while the form is being sent. */
  busyLabel: string;
  children: string;
};

/** The button that sends an account form, as wide as its fields. Disabled until the page's script runs. */
export const SubmitButton = ({ busy, busyLabel, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    disabled={!useHydrated()}
    busy={busy}
    busyLabel={busyLabel}
    className="w-full"
  >
    {children}
  </Button>
);

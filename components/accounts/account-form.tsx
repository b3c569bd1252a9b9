import type { ReactNode, SubmitEventHandler } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { formErrors } from '@/components/ui/flatten-errors';
import { useHydrated } from '@/lib/browser/hydrated';

type AccountFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  state: { errors: FieldErrors; submitCount: number };
  children: ReactNode;
};

/**
 * The form of the account pages, with an error summary above the fields. Each submit moves the focus to the summary.
 */
export const AccountForm = ({ onSubmit, state, children }: AccountFormProps) => (
  <form onSubmit={onSubmit} noValidate className="space-y-5">
    <ErrorSummary key={state.submitCount} errors={formErrors(state.errors)} />
    {children}
  </form>
);

type SubmitButtonProps = {
  busy: boolean;
  busyLabel: string;
  children: string;
};

/** The submit button, as wide as the fields. Disabled until the page is hydrated. */
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

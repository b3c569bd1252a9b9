'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { flattenErrors } from '@/components/forms/flatten-errors';
import { Button } from '@/components/ui/button';
import { ApiError, failureMessage, fieldMessages } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { readStoredForm, storeForm } from '@/lib/client/stored-form';
import { checkForm } from './check-form';
import { FormFields } from './form-fields';
import { EMPTY_FORM, type FormValues } from './form-values';
import { type OpenedOrder, openOrder, saveDraft } from './open-order';
import { PaymentStep } from './payment-step';

/** The creation form: type, check, keep on the server, pay. */
export function CreateForm() {
  const [order, setOrder] = useState<OpenedOrder | null>(null);
  const hydrated = useHydrated();
  const form = useForm<FormValues>({
    defaultValues: EMPTY_FORM,
    resolver: checkForm,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  // The stored form is the browser's: the server renders the empty one, and this fills it in.
  useEffect(() => {
    form.reset({ ...EMPTY_FORM, ...readStoredForm() });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeForm(values),
    });
  }, [form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      setOrder(await openOrder(await saveDraft(values)));
    } catch (error) {
      showRefusal(error, form.setError);
    }
  });

  if (order) return <PaymentStep order={order} back={() => setOrder(null)} />;
  return (
    <form onSubmit={submit} noValidate className="max-w-2xl space-y-10">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <FormFields register={form.register} errorOf={(name) => errors[name]?.message} />
      <Button type="submit" disabled={!hydrated} busy={isSubmitting} busyLabel="Saving…">
        Continue to payment
      </Button>
    </form>
  );
}

type SetError = ReturnType<typeof useForm<FormValues>>['setError'];

/** Puts the server's words beside the fields they are about, or over the whole form. */
function showRefusal(error: unknown, setError: SetError) {
  const fields = fieldMessages(error);
  for (const [name, message] of fields) setError(name as keyof FormValues, { message }); // named by the server's same schema
  if (fields.length === 0) setError('root', { message: refusalMessage(error) });
}

function refusalMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'Authentication token not found. Please log in again.';
  const message = failureMessage(error, '');
  return message ? `Failed to proceed: ${message}` : 'Failed to prepare payment. Please try again.';
}

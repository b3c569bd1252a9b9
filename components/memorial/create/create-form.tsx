'use client';

import { useState } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { flattenErrors } from '@/components/forms/flatten-errors';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { Button } from '@/components/ui/button';
import { detailText, fieldMessages } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { AlreadyPaid } from './already-paid';
import { type CheckContext, checkForm } from './check-form';
import { FormFields } from './form-fields';
import { EMPTY_FORM, type FormValues } from './form-values';
import { leaveAsPaid } from './leave-as-paid';
import { PaymentStep } from './payment-step';
import { refusalMessage } from './refusal-message';
import { FORM_ID } from './typed-early';
import { useDraft } from './use-draft';
import { useKeptForm } from './use-kept-form';

/** The creation form: type, check, keep on the server, pay. `userId` is the viewer's: what they type is theirs. */
export function CreateForm({ userId }: { userId: string }) {
  const [order, setOrder] = useState<PaymentOrder | null>(null);
  const hydrated = useHydrated();
  const { draft, setDraft, save, open } = useDraft(userId);
  const form = useForm<FormValues, CheckContext>({
    defaultValues: EMPTY_FORM,
    resolver: checkForm,
    context: { hasPicture: draft !== null },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { asking, paidOrderId } = useKeptForm(userId, form, setDraft);

  const submit = form.handleSubmit(async (values) => {
    try {
      const draftId = await save(values);
      form.setValue('profileImage', null); // it is on the server now, and need not be sent again
      setOrder(await open(draftId));
    } catch (error) {
      const paid = detailText(error, 'orderId');
      if (paid) return leaveAsPaid(paid);
      const missing = showRefusal(error, form.setError);
      if (missing.includes('profileImage')) setDraft(null); // the server has no such draft any more
    }
  });

  if (order && draft)
    return <PaymentStep order={order} reopen={() => open(draft.id)} back={() => setOrder(null)} />;
  return (
    <form id={FORM_ID} onSubmit={submit} noValidate className="max-w-2xl">
      <fieldset disabled={asking} className="min-w-0 space-y-10">
        {paidOrderId && <AlreadyPaid orderId={paidOrderId} />}
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
        <FormFields
          register={form.register}
          errorOf={(name) => errors[name]?.message}
          draft={draft}
        />
        <Button type="submit" disabled={!hydrated} busy={isSubmitting} busyLabel="Saving…">
          Continue to payment
        </Button>
      </fieldset>
    </form>
  );
}

/** Puts the server's words beside the fields they are about, or over the whole form. Gives those fields. */
function showRefusal(error: unknown, setError: UseFormSetError<FormValues>): string[] {
  const fields = fieldMessages(error);
  for (const [name, message] of fields) setError(name as keyof FormValues, { message }); // named by the server's same schema
  if (fields.length === 0) setError('root', { message: refusalMessage(error) });
  return fields.map(([name]) => name);
}

'use client';

import { type FormEvent, useState } from 'react';
import { FormProvider, type UseFormSetError, useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { flattenErrors } from '@/components/forms/flatten-errors';
import type { PaymentOrder } from '@/components/payment/open-popup';
import { refusalMessage } from '@/components/payment/refusal';
import { detailText, fieldMessages } from '@/lib/client/api';
import { PictureUnreadable } from '@/lib/client/picture-in-memory';
import { AlreadyPaid } from './already-paid';
import { type CheckContext, checkForm } from './check-form';
import { EMPTY_FORM, type FormValues } from './form-values';
import { leaveAsPaid } from './leave-as-paid';
import { PaymentStep } from './payment-step';
import { PicturePart } from './picture-part';
import { SavedNote } from './saved-note';
import { StepFoot } from './step-foot';
import { StepNav } from './step-nav';
import { StepPanels } from './step-panels';
import { STEPS, type StepId, stepBeside, stepOf } from './steps';
import { FORM_ID } from './typed-early';
import { useDraft } from './use-draft';
import { useKeptForm } from './use-kept-form';
import { useStep } from './use-step';

type Props = {
  /** The viewer's: what they type is theirs. */
  userId: string;
  /** The step that the address names. */
  firstStep: StepId;
};

/** The creation form, in steps: type, check, keep on the server, pay. */
export function CreateForm({ userId, firstStep }: Props) {
  const [order, setOrder] = useState<PaymentOrder | null>(null);
  const { step, hasMoved, go } = useStep(firstStep);
  const { draft, setDraft, save, open, openHosted } = useDraft(userId);
  const form = useForm<FormValues, CheckContext>({
    defaultValues: EMPTY_FORM,
    resolver: checkForm,
    context: { hasPicture: draft !== null },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { asking, paidOrderId, kept, keepPicture } = useKeptForm(userId, form, setDraft);

  const pay = form.handleSubmit(async (values) => {
    let step: 'form' | 'card' = 'form';
    try {
      const draftId = await save(values);
      step = 'card';
      form.setValue('profileImage', null); // it is on the server now, and need not be sent again
      setOrder(await open(draftId));
    } catch (error) {
      const paid = detailText(error, 'orderId');
      if (paid) return leaveAsPaid(paid);
      const missing = showRefusal(error, step, form.setError);
      if (missing.includes('profileImage')) setDraft(null); // the server has no such draft any more
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = stepBeside(step, 1);
    if (next) go(next);
    else void pay();
  };
  const reveal = (name: string) => {
    const place = stepOf(name);
    if (place) go(place);
  };

  if (order && draft)
    return (
      <PaymentStep
        order={order}
        reopen={() => open(draft.id)}
        openHosted={() => openHosted(draft.id)}
        back={() => setOrder(null)}
      />
    );
  const number = STEPS.findIndex(({ id }) => id === step) + 1;
  const hasPicture = draft !== null;
  return (
    <FormProvider {...form}>
      <form id={FORM_ID} onSubmit={submit} noValidate className="max-w-2xl">
        <fieldset disabled={asking} className="min-w-0 space-y-8">
          {paidOrderId && <AlreadyPaid orderId={paidOrderId} />}
          <ErrorSummary
            key={submitCount}
            errors={isSubmitting ? [] : flattenErrors(errors)}
            reveal={reveal}
          />
          <div className="space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
              <p>
                Step {number} of {STEPS.length}
              </p>
              <SavedNote kept={kept} />
            </div>
            <StepNav current={step} go={go} pay={pay} hasPicture={hasPicture} />
          </div>
          <StepPanels
            current={step}
            hasMoved={hasMoved}
            picture={<PicturePart draft={draft} keep={(chosen) => void keepPicture(chosen)} />}
          />
          <StepFoot current={step} go={go} pay={pay} isBusy={isSubmitting} />
        </fieldset>
      </form>
    </FormProvider>
  );
}

/** Puts the server's words beside the fields they are about, or over the whole form. Gives those fields. */
function showRefusal(
  error: unknown,
  step: 'form' | 'card',
  setError: UseFormSetError<FormValues>,
): string[] {
  if (error instanceof PictureUnreadable) {
    setError('profileImage', { message: error.message });
    return [];
  }
  const fields = fieldMessages(error);
  for (const [name, message] of fields) setError(name as keyof FormValues, { message }); // named by the server's same schema
  if (fields.length === 0) setError('root', { message: refusalMessage(error, step) });
  return fields.map(([name]) => name);
}

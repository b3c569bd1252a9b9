'use client';

import { type FormEvent, Suspense, useState } from 'react';
import {
  type FieldErrors,
  FormProvider,
  type UseFormSetError,
  useForm,
  useWatch,
} from 'react-hook-form';
import { LazyLoggedOutBanner } from '@/components/accounts/lazy-logged-out-banner';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import type { OpenedPayment } from '@/components/payments/open-payment';
import { orderCallPurpose, paymentErrorMessage } from '@/components/payments/payment-error';
import { paymentMessages } from '@/components/payments/payment-messages';
import { Banner } from '@/components/ui/banner';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import { FullLoadLink } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';
import { detailText, fieldMessages, isLoggedOut } from '@/lib/browser/api';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { UnreadablePictureError } from '@/lib/browser/read-picture-into-memory';
import { useSessionEnd } from '@/lib/browser/session-end';
import { memorialCreated } from '@/lib/memorials/api-paths';
import { toFieldPath } from '@/lib/memorials/names';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { getUnstorableLabels } from '../form/unstorable-labels';
import { type CheckContext, checkForm } from './check-form';
import { EMPTY_FORM, type FormValues } from './form-values';
import { FORM_ID } from './input-before-hydration';
import { openReturnPage } from './open-return-page';
import { PagePreview } from './page-preview';
import type { PayablePrice } from './payable-price';
import { PortraitSection } from './portrait-section';
import { SavedNote } from './saved-note';
import { StepButtons } from './step-buttons';
import { StepErrors } from './step-errors';
import { StepNav } from './step-nav';
import { StepPanels } from './step-panels';
import { adjacentStep, STEP_COUNT, STEPS, type StepId, stepsOfFields } from './steps';
import { useDraft } from './use-draft';
import { useStep } from './use-step';
import { useStoredForm } from './use-stored-form';

const loadPaymentStep = () => import('./payment-step').then((module) => module.PaymentStep);
const PaymentStep = lazyWithRetry(loadPaymentStep);

type Props = {
  /** The viewer's id, under which the browser stores the form. */
  userId: string;
  /** The step in the page's address. */
  firstStep: StepId;
  /** The prices with their ways to pay, the preset price first; null if memorials are free. */
  prices: readonly [PayablePrice, ...PayablePrice[]] | null;
  /** Called with true when the payment step opens and with false when the person leaves it. */
  onPayingChange: (isPaying: boolean) => void;
};

/**
 * The form that creates a memorial. Submitting the last step validates all steps, saves a draft on the server, and
 * opens payment, or creates the memorial at once if memorials are free.
 */
export function CreateForm({ userId, firstStep, prices, onPayingChange }: Props) {
  const t = useTranslate();
  const [order, setOpenedOrder] = useState<OpenedPayment | null>(null);
  const setOrder = (opened: OpenedPayment | null) => {
    setOpenedOrder(opened);
    onPayingChange(opened !== null);
  };
  const { step, hasMoved, go, goAtOnce } = useStep(firstStep);
  const [country, setCountry] = useState(prices?.[0].country);
  const price = prices && (prices.find((each) => each.country === country) ?? prices[0]);
  const { draft, setDraft, save, open, make } = useDraft(userId);
  const form = useForm<FormValues, CheckContext>({
    defaultValues: EMPTY_FORM,
    resolver: checkForm(t),
    context: { hasPicture: draft !== null },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const { isChecking, paidOrderId, isFormStored, isPictureStored, keepPicture } = useStoredForm(
    userId,
    form,
    setDraft,
  );

  const picture = useWatch({ control: form.control, name: 'profileImage' });
  const isPictureLost = picture !== null && !isPictureStored;
  const isWriting = isDirty && order === null;
  const [hasEnded, setHasEnded] = useSessionEnd(isWriting);
  const leaveWithoutWarning = useLeaveWarning(
    isWriting && (isFormStored === false || isPictureLost),
  );

  /** Shows the first step with errors, unless the current step has some. */
  const goToErrors = (names: string[]) => {
    const errorSteps = stepsOfFields(names);
    if (errorSteps[0] && !errorSteps.includes(step)) goAtOnce(errorSteps[0]);
  };
  const pay = form.handleSubmit(
    async (values) => {
      let call: CallPurpose = 'form';
      try {
        const draftId = await save(values);
        form.setValue('profileImage', null); // the server has it now, so it is not sent again
        if (!price) {
          const memorialId = await make(draftId);
          leaveWithoutWarning();
          return window.location.replace(pathInPageLanguage(memorialCreated(memorialId)));
        }
        const [way] = price.ways;
        call = orderCallPurpose(way);
        await loadPaymentStep(); // an order is opened only once its step can be shown
        setOrder(await open(draftId, way.provider, price));
      } catch (error) {
        const paidId = detailText(error, 'orderId');
        if (paidId) {
          leaveWithoutWarning();
          return openReturnPage(paidId);
        }
        setHasEnded(isLoggedOut(error));
        const fieldNames = showErrors(error, call, form.setError, t);
        const reachedServer = !(error instanceof UnreadablePictureError);
        if (reachedServer && fieldNames.includes('profileImage')) setDraft(null); // the server no longer has the draft with this picture
        goToErrors(fieldNames);
      }
    },
    (formErrors) => goToErrors(errorFieldNames(formErrors)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = adjacentStep(step, 1);
    if (next) go(next);
    else void pay();
  };

  if (order && draft && price)
    return (
      <Suspense fallback={<Spinner />}>
        <PaymentStep
          order={order}
          price={price}
          open={(way) => open(draft.id, way.provider, price)}
          from={step}
          back={() => setOrder(null)}
        />
      </Suspense>
    );
  const number = STEPS.findIndex(({ id }) => id === step) + 1;
  const hasPicture = draft !== null;
  return (
    <FormProvider {...form}>
      <form
        id={FORM_ID}
        onSubmit={submit}
        noValidate
        className="justify-between gap-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,17rem)]"
      >
        <fieldset disabled={isChecking} className="max-w-2xl min-w-0 space-y-8">
          {paidOrderId && <AlreadyPaid orderId={paidOrderId} />}
          <div className="space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
              <p>
                {t('create.steps.position', { number, count: price ? STEP_COUNT : STEPS.length })}
              </p>
              <SavedNote
                isStored={isFormStored}
                picture={picture}
                isPictureStored={isPictureStored}
              />
            </div>
            <StepNav current={step} go={go} pay={price ? pay : null} hasPicture={hasPicture} />
          </div>
          <StepErrors
            key={`${submitCount} ${step}`}
            current={step}
            errors={isSubmitting ? [] : flattenErrors(errors)}
            go={go}
          />
          <StepPanels
            current={step}
            hasMoved={hasMoved}
            picture={
              <PortraitSection draft={draft} storePortrait={(chosen) => void keepPicture(chosen)} />
            }
            price={{ prices, country, choose: setCountry }}
          />
          <ConnectionNotice />
          {hasEnded && (
            <LazyLoggedOutBanner
              from={paths.createStep(step)}
              isStored={isFormStored !== false}
              unstorableLabels={getUnstorableLabels({ picture: isPictureLost }, t)}
            />
          )}
          <StepButtons current={step} go={go} pay={pay} isFree={!price} isBusy={isSubmitting} />
        </fieldset>
        <PagePreview savedPicture={draft?.picture ?? null} />
      </form>
    </FormProvider>
  );
}

/** Shown above the empty form if the memorial of the stored form has been paid for in the meantime. */
function AlreadyPaid({ orderId }: { orderId: string }) {
  const t = useTranslate();
  return (
    <Banner tone="success">
      <p>{t('create.kept.alreadyPaid')}</p>
      <p>
        <FullLoadLink href={paths.memorialPaid(orderId)} className="underline underline-offset-4">
          {t('create.kept.viewOrder')}
        </FullLoadLink>
      </p>
    </Banner>
  );
}

/** What was being done when a call failed: saving the form, or opening an order. */
type CallPurpose = 'form' | ReturnType<typeof orderCallPurpose>;

const errorFieldNames = (errors: FieldErrors<FormValues>) =>
  flattenErrors(errors).map(({ name }) => name);

/** Shows the server's messages beside their fields, or above the form. Returns the names of the fields. */
function showErrors(
  error: unknown,
  purpose: CallPurpose,
  setError: UseFormSetError<FormValues>,
  t: Translate,
): string[] {
  if (error instanceof UnreadablePictureError) {
    setError('profileImage', { message: t('ui.pictureUnreadable') });
    return ['profileImage'];
  }
  const fields = fieldMessages(error);
  for (const [name, message] of fields)
    setError(toFieldPath(name) as keyof FormValues, { message }); // the server validates with the same schema
  if (fields.length === 0)
    setError('root', { message: paymentErrorMessage(error, purpose, paymentMessages(t)) });
  return fields.map(([name]) => toFieldPath(name));
}

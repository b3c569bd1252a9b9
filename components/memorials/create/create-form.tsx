'use client';

import { type FormEvent, Suspense, useState } from 'react';
import {
  type FieldErrors,
  FormProvider,
  type UseFormSetError,
  useForm,
  useWatch,
} from 'react-hook-form';
import { LogInAgain } from '@/components/accounts/log-in-again';
import { useLeaveWarning } from '@/components/media/use-leave-warning';
import type { OpenedPayment } from '@/components/payments/open-payment';
import { payWords } from '@/components/payments/pay-words';
import { refusalMessage, stepOf } from '@/components/payments/refusal';
import { Banner } from '@/components/ui/banner';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { loadedLater } from '@/components/ui/loaded-later';
import { PageAnchor } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';
import { detailText, fieldMessages, isLoggedOut } from '@/lib/browser/api';
import { pathHere } from '@/lib/browser/path-here';
import { PictureUnreadable } from '@/lib/browser/picture-in-memory';
import { useSessionEnd } from '@/lib/browser/session-end';
import { memorialCreated } from '@/lib/memorials/api-paths';
import { toFieldPath } from '@/lib/memorials/names';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { cannotWait } from '../form/cannot-wait';
import { type CheckContext, checkForm } from './check-form';
import { EMPTY_FORM, type FormValues } from './form-values';
import { leaveAsPaid } from './leave-as-paid';
import type { PayablePrice } from './payable-price';
import { PicturePart } from './picture-part';
import { SavedNote } from './saved-note';
import { SideNiche } from './side-niche';
import { StepErrors } from './step-errors';
import { StepFoot } from './step-foot';
import { StepNav } from './step-nav';
import { StepPanels } from './step-panels';
import { STEP_COUNT, STEPS, type StepId, stepBeside, stepsOf } from './steps';
import { FORM_ID } from './typed-early';
import { useDraft } from './use-draft';
import { useKeptForm } from './use-kept-form';
import { useStep } from './use-step';

const loadPaymentStep = () => import('./payment-step').then((module) => module.PaymentStep);
const PaymentStep = loadedLater(loadPaymentStep);

type Props = {
  /** The viewer's id, under which the browser stores the form. */
  userId: string;
  /** The step in the page's address. */
  firstStep: StepId;
  /** The prices with their ways to pay, the preset price first; null if memorials are free. */
  prices: readonly [PayablePrice, ...PayablePrice[]] | null;
  /** Called with true when the payment step appears and with false when it is left. */
  onPaying: (isPaying: boolean) => void;
};

/** Creates a memorial: fill in the steps, validate, save a draft on the server, pay. */
export function CreateForm({ userId, firstStep, prices, onPaying }: Props) {
  const say = useSay();
  const [order, show] = useState<OpenedPayment | null>(null);
  const setOrder = (opened: OpenedPayment | null) => {
    show(opened);
    onPaying(opened !== null);
  };
  const { step, hasMoved, go } = useStep(firstStep);
  const [country, setCountry] = useState(prices?.[0].country);
  const price = prices && (prices.find((each) => each.country === country) ?? prices[0]);
  const { draft, setDraft, save, open, make } = useDraft(userId);
  const form = useForm<FormValues, CheckContext>({
    defaultValues: EMPTY_FORM,
    resolver: checkForm(say),
    context: { hasPicture: draft !== null },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, isDirty } = form.formState;
  const { asking, paidOrderId, kept, isPictureKept, keepPicture } = useKeptForm(
    userId,
    form,
    setDraft,
  );

  const picture = useWatch({ control: form.control, name: 'profileImage' });
  const isPictureLost = picture !== null && !isPictureKept;
  const isWriting = isDirty && order === null;
  const [hasEnded, setHasEnded] = useSessionEnd(isWriting);
  const leaveUnasked = useLeaveWarning(isWriting && (kept === false || isPictureLost));

  /** Shows the first step with errors, unless the current step has some. */
  const goToErrors = (names: string[]) => {
    const places = stepsOf(names);
    if (places[0] && !places.includes(step)) go(places[0]);
  };
  const pay = form.handleSubmit(
    async (values) => {
      let call: Call = 'form';
      try {
        const draftId = await save(values);
        form.setValue('profileImage', null); // the server has it now and need not get it again
        if (!price) {
          const memorialId = await make(draftId);
          leaveUnasked();
          return window.location.replace(pathHere(memorialCreated(memorialId)));
        }
        const [way] = price.ways;
        call = stepOf(way);
        await loadPaymentStep(); // an order is opened only once its step can be shown
        setOrder(await open(draftId, way.provider, price));
      } catch (error) {
        const paid = detailText(error, 'orderId');
        if (paid) {
          leaveUnasked();
          return leaveAsPaid(paid);
        }
        setHasEnded(isLoggedOut(error));
        const refused = showRefusal(error, call, form.setError, say);
        const isSent = !(error instanceof PictureUnreadable);
        if (isSent && refused.includes('profileImage')) setDraft(null); // the server no longer has the draft with this picture
        goToErrors(refused);
      }
    },
    (found) => goToErrors(namesOf(found)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = stepBeside(step, 1);
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
        <fieldset disabled={asking} className="max-w-2xl min-w-0 space-y-8">
          {paidOrderId && <AlreadyPaid orderId={paidOrderId} />}
          <div className="space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
              <p>
                {say('create.steps.position', { number, count: price ? STEP_COUNT : STEPS.length })}
              </p>
              <SavedNote kept={kept} picture={picture} isPictureKept={isPictureKept} />
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
            picture={<PicturePart draft={draft} keep={(chosen) => void keepPicture(chosen)} />}
            price={{ prices, country, choose: setCountry }}
          />
          <ConnectionNotice />
          {hasEnded && (
            <LogInAgain
              from={paths.createStep(step)}
              isKept={kept !== false}
              without={cannotWait({ picture: isPictureLost }, say)}
            />
          )}
          <StepFoot current={step} go={go} pay={pay} isFree={!price} isBusy={isSubmitting} />
        </fieldset>
        <SideNiche saved={draft?.picture ?? null} />
      </form>
    </FormProvider>
  );
}

/** Shown above the empty form if the stored form's memorial has meanwhile been paid for. */
function AlreadyPaid({ orderId }: { orderId: string }) {
  const say = useSay();
  return (
    <Banner tone="success">
      <p>{say('create.kept.alreadyPaid')}</p>
      <p>
        <PageAnchor href={paths.memorialPaid(orderId)} className="underline underline-offset-4">
          {say('create.kept.viewOrder')}
        </PageAnchor>
      </p>
    </Banner>
  );
}

/** The failed call: saving the form, or opening an order. */
type Call = 'form' | ReturnType<typeof stepOf>;

const namesOf = (errors: FieldErrors<FormValues>) => flattenErrors(errors).map(({ name }) => name);

/** Shows the server's messages at their fields or above the form. Returns the names of those fields. */
function showRefusal(
  error: unknown,
  step: Call,
  setError: UseFormSetError<FormValues>,
  say: Say,
): string[] {
  if (error instanceof PictureUnreadable) {
    setError('profileImage', { message: say('ui.pictureUnreadable') });
    return ['profileImage'];
  }
  const fields = fieldMessages(error);
  for (const [name, message] of fields)
    setError(toFieldPath(name) as keyof FormValues, { message }); // the server validates with the same schema
  if (fields.length === 0)
    setError('root', { message: refusalMessage(error, step, payWords(say)) });
  return fields.map(([name]) => toFieldPath(name));
}

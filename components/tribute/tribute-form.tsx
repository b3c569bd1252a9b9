'use client';

import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '@/components/forms/checkbox';
import { ErrorSummary } from '@/components/forms/error-summary';
import { flattenErrors } from '@/components/forms/flatten-errors';
import { TextArea } from '@/components/forms/text-area';
import { TextInput } from '@/components/forms/text-input';
import { Button, ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/lib/client/hydrated';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { readStoredTribute } from '@/lib/client/stored-tribute';
import { centsOf, FLOWER_MAX_MINOR, FLOWER_MIN_MINOR } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { MESSAGE_MAX } from '@/lib/tributes/rules';
import type { FlowerOrderInput, TypedFlowerOrder } from '@/lib/tributes/schema';
import { BothAmounts } from './both-amounts';
import { FLOWERS_ID } from './flowers-id';
import { SendingNotice } from './sending-notice';
import { useSending } from './use-sending';

type Props = {
  memorialId: string;
  /** What the form begins with, in US cents. */
  amountMinor: number;
  /** Rand for a dollar, as a decimal text. */
  rate: string;
};

const resolver = lazyResolver<TypedFlowerOrder, FlowerOrderInput>(
  async () => (await import('@/lib/tributes/schema')).flowerOrderSchema,
);

/** An amount and words, paid on PayFast's page (spec 2, "Send flowers"). */
export function TributeForm({ memorialId, amountMinor, rate }: Props) {
  const hydrated = useHydrated();
  const kept = useMemo(
    () => (hydrated ? readStoredTribute(memorialId) : null),
    [hydrated, memorialId],
  );
  const orderType = 'flower_tribute';
  const empty = { memorialId, orderType, message: '', isAnonymous: false } as const;
  const form = useForm<TypedFlowerOrder, unknown, FlowerOrderInput>({
    defaultValues: { ...empty, amount: String(amountMinor / 100) },
    values: kept ? { ...kept, orderType, amount: String(kept.amount) } : undefined,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const { busy, notice, closePopup, chargeOf, send } = useSending(rate);
  const price = centsOf(String(form.watch('amount')).trim());

  const pay = form.handleSubmit(({ amount, orderType: _, ...words }) =>
    send('hosted', { ...words, amountMinor: amount }),
  );

  return (
    <form id={FLOWERS_ID} onSubmit={pay} noValidate className="scroll-mt-6">
      {/* What is typed before the scripts run would be lost to them. */}
      <fieldset disabled={!hydrated} className="min-w-0 space-y-6">
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
        <div className="space-y-2">
          <TextInput
            {...form.register('amount')}
            label="Tribute Amount"
            hint="In US dollars, from 1 to 500."
            type="number"
            inputMode="decimal"
            min={FLOWER_MIN_MINOR / 100}
            max={FLOWER_MAX_MINOR / 100}
            step="0.01"
            required
            className="max-w-40"
            error={errors.amount?.message}
          />
          {isPayable(price) && <BothAmounts price={price} charge={chargeOf(price)} />}
        </div>
        <TextArea
          {...form.register('message')}
          label="Tribute Message"
          optional
          maxLength={MESSAGE_MAX}
          counter={MESSAGE_MAX}
          error={errors.message?.message}
        />
        <Checkbox {...form.register('isAnonymous')} label="Do not show my name" />
        <SendingNotice notice={notice} closePopup={closePopup} />
        {hydrated ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy !== null || isSubmitting} busyLabel="Processing...">
              Send Flowers
            </Button>
            <ButtonLink href={paths.memorial(memorialId)} variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        ) : (
          <Spinner />
        )}
      </fieldset>
    </form>
  );
}

const isPayable = (minor: number | null): minor is number =>
  minor !== null && minor >= FLOWER_MIN_MINOR && minor <= FLOWER_MAX_MINOR;

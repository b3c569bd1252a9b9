'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';
import { PopupStuck } from '@/components/payments/popup-stuck';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Checkbox } from '@/components/ui/checkbox';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { Spinner } from '@/components/ui/spinner';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useHydrated } from '@/lib/browser/hydrated';
import { readStoredTribute } from '@/lib/browser/stored-tribute';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { parseMinorUnits } from '@/lib/payments/money-rules';
import { minorUnitsPerUnit } from '@/lib/platform/language/format-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { FLOWERS_ID, MAX_TRIBUTE_MESSAGE_LENGTH } from '@/lib/tributes/rules';
import type { CheckedTribute, TypedTribute } from '@/lib/tributes/schema-form';
import { flowerSize } from '@/lib/tributes/size-rules';
import { Flower } from './flower';
import { flowerMessages } from './flower-messages';
import type { FlowerMoney, FlowerWay } from './flower-money';
import { FlowerPaymentNotice } from './flower-payment-notice';
import { PriceAndCharge } from './price-and-charge';
import { useFlowerPayment } from './use-flower-payment';

type Props = {
  memorialId: string;
  /** The preset amount in minor units. */
  amountMinor: number;
  /** The way to pay; undefined if nothing can be paid. */
  way?: FlowerWay | undefined;
  /** The sentence about who receives the money. */
  payeeNotice: ReactNode;
  money: FlowerMoney;
  /** The limits of the amount, as text. */
  amountHint: string;
};

/**
 * The full-page form for flowers: amount, message and payment, on a provider's own page if there is one (product.md 2,
 * "Send flowers").
 */
export function TributeForm({
  memorialId,
  amountMinor,
  way,
  payeeNotice,
  money,
  amountHint,
}: Props) {
  const t = useTranslate();
  const messages = flowerMessages(t, useLocale(), money);
  const { limits } = money;
  const unit = minorUnitsPerUnit(money.format);
  const resolver = useResolver(
    useCallback(
      async () => (await import('@/lib/tributes/schema-form')).tributeFormSchema(limits),
      [limits],
    ),
  );
  const hydrated = useHydrated();
  const storedTribute = useMemo(
    () => (hydrated ? readStoredTribute(memorialId) : null),
    [hydrated, memorialId],
  );
  const emptyTribute = { memorialId, message: '', isAnonymous: false };
  const form = useSubmitForm<TypedTribute, CheckedTribute>({
    defaultValues: { ...emptyTribute, amount: String(amountMinor / unit) },
    values: storedTribute ? { ...storedTribute, amount: String(storedTribute.amount) } : undefined,
    resolver,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const { busy, notice, closePopup, chargeOf, send } = useFlowerPayment(way?.charge, messages);
  const price = parseMinorUnits(String(form.watch('amount')).trim(), unit === 1 ? 0 : 2);
  const isPayable = price !== null && price >= limits.min && price <= limits.max;

  const size = flowerSize(price, limits.step);

  const pay = form.handleSubmit(
    ({ amount, ...tribute }) => way && send(way, { ...tribute, amountMinor: amount }),
  );

  return (
    <form id={FLOWERS_ID} onSubmit={pay} noValidate className="scroll-mt-6">
      <HydratedFields className="space-y-6">
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-44 space-y-2">
            <TextInput
              {...form.register('amount')}
              label={t('tributes.form.amount')}
              hint={amountHint}
              type="number"
              inputMode="decimal"
              min={limits.min / unit}
              max={limits.max / unit}
              step={1 / unit}
              required
              className="max-w-40"
              error={errors.amount?.message}
            />
            {isPayable && <PriceAndCharge price={price} charge={chargeOf(price)} money={money} />}
          </div>
          <figure className="w-32 text-center">
            <Flower key={size} size={size} className="size-32 animate-appear" />
            <figcaption className="border-t border-gold pt-2 font-serif">
              {messages.sizes[size]}
            </figcaption>
          </figure>
        </div>
        <TextArea
          {...form.register('message')}
          label={t('tributes.form.message')}
          optional={messages.optional}
          maxLength={MAX_TRIBUTE_MESSAGE_LENGTH}
          counter={messages.counter}
          error={errors.message?.message}
        />
        <Checkbox {...form.register('isAnonymous')} label={messages.anonymous} />
        <ConnectionNotice />
        <FlowerPaymentNotice notice={notice} messages={messages} />
        {closePopup && <PopupStuck close={closePopup} messages={messages.pay} />}
        {hydrated ? (
          <div className="flex flex-wrap gap-3">
            <div className="basis-full space-y-2">
              {payeeNotice}
              <p className="text-sm text-ink-soft">{way ? way.hint : messages.pay.nowhere}</p>
            </div>
            {way && (
              <Button
                type="submit"
                busy={busy !== null || isSubmitting}
                busyLabel={messages.pay.processing}
              >
                {messages.send}
              </Button>
            )}
            <ButtonLink href={paths.memorial(memorialId)} variant="secondary">
              {t('ui.cancel')}
            </ButtonLink>
          </div>
        ) : (
          <div className="noscript:hidden">
            <Spinner />
          </div>
        )}
      </HydratedFields>
    </form>
  );
}

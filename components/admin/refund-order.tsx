'use client';

import { useRef, useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { apiAdminRefund } from '@/lib/admin/api-paths';
import { ApiError, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { parseMinorUnits } from '@/lib/payments/money-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { newId } from '@/lib/platform/ids/public-id';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAction } from './use-admin-action';

export function RefundOrder({ orderId, currency }: { orderId: string; currency: string }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { asking: isConfirming, ask, close, done } = useAdminAction('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        {t('admin.actions.asking', { action: t('admin.actions.refund') })}
      </Button>
      {isConfirming && (
        <RefundDialog
          orderId={orderId}
          currency={currency}
          onDone={() => done(t('admin.actions.refundRequested'))}
          onClose={close}
        />
      )}
    </>
  );
}

/** `currency` is the currency of the charge. */
type RefundDialogProps = {
  orderId: string;
  currency: string;
  onDone: () => void;
  onClose: () => void;
};

/** One refund for each time the dialog opens: a retry after a lost response sends the same id. */
function RefundDialog({ orderId, currency, onDone, onClose }: RefundDialogProps) {
  const t = useTranslate();
  const [refundId] = useState(newId);
  const form = useRef<HTMLFormElement>(null);

  const refund = async () => {
    const fields = new FormData(form.current ?? undefined);
    const amount = String(fields.get('amount')).trim();
    const amountMinor = amount === '' ? undefined : parseMinorUnits(amount, minorDigits(currency));
    if (amountMinor === null) throw new ApiError(400, invalidAmount(currency, t));
    const input = { reason: String(fields.get('reason')), ...(amount !== '' && { amountMinor }) };
    const body = { refundId, ...input };
    await callApi(apiAdminRefund(orderId), { method: 'POST', body });
  };

  return (
    <ConfirmDialog
      title={t('admin.actions.refundTitle')}
      label={t('admin.actions.refund')}
      busyLabel={t('admin.actions.refunding')}
      danger
      fallbackMessage={t('admin.actions.refundFailed')}
      noResponseMessage={t('admin.actions.refundUnanswered')}
      run={refund}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {t.rich('admin.actions.refundWhat', {
          orderId,
          order: (chunks) => <strong className="font-mono">{chunks}</strong>,
        })}
      </p>
      <form ref={form} onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <TextInput
          name="amount"
          label={
            currency === 'ZAR'
              ? t('admin.actions.refundAmount')
              : t('shop.admin.refundAmount', { currency })
          }
          hint={t('admin.actions.refundAmountHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          name="reason"
          label={t('admin.actions.refundReason')}
          maxLength={500}
          autoComplete="off"
        />
      </form>
    </ConfirmDialog>
  );
}

function invalidAmount(currency: string, t: Translate): string {
  const example = minorDigits(currency) === 0 ? '370' : '370.00';
  return currency === 'ZAR'
    ? t('admin.actions.refundAmountInvalid', { example })
    : t('shop.admin.refundAmountInvalid', { example });
}

'use client';

import { useRef, useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { apiAdminRefund } from '@/lib/admin/api-paths';
import { ApiError, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { centsOf } from '@/lib/payments/money-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { newId } from '@/lib/platform/ids/public-id';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAction } from './use-admin-action';

export function RefundOrder({ orderId, currency }: { orderId: string; currency: string }) {
  const say = useSay();
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAction('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        {say('admin.actions.asking', { action: say('admin.actions.refund') })}
      </Button>
      {asking && (
        <RefundDialog
          orderId={orderId}
          currency={currency}
          onDone={() => done(say('admin.actions.refundRequested'))}
          onClose={close}
        />
      )}
    </>
  );
}

/** `currency` is that of the charge. */
type RefundDialogProps = {
  orderId: string;
  currency: string;
  onDone: () => void;
  onClose: () => void;
};

/** Each opened dialog is one refund: a retry after a lost response sends the same id. */
function RefundDialog({ orderId, currency, onDone, onClose }: RefundDialogProps) {
  const say = useSay();
  const [refundId] = useState(newId);
  const form = useRef<HTMLFormElement>(null);

  const refund = async () => {
    const typed = new FormData(form.current ?? undefined);
    const amount = String(typed.get('amount')).trim();
    const amountMinor = amount === '' ? undefined : centsOf(amount, minorDigits(currency));
    if (amountMinor === null) throw new ApiError(400, invalidAmount(currency, say));
    const wanted = { reason: String(typed.get('reason')), ...(amount !== '' && { amountMinor }) };
    const body = { refundId, ...wanted };
    await callApi(apiAdminRefund(orderId), { method: 'POST', body });
  };

  return (
    <ConfirmDialog
      title={say('admin.actions.refundTitle')}
      label={say('admin.actions.refund')}
      busyLabel={say('admin.actions.refunding')}
      danger
      fallback={say('admin.actions.refundFailed')}
      unanswered={say('admin.actions.refundUnanswered')}
      run={refund}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {say.rich('admin.actions.refundWhat', {
          orderId,
          order: (chunks) => <strong className="font-mono">{chunks}</strong>,
        })}
      </p>
      <form ref={form} onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <TextInput
          name="amount"
          label={
            currency === 'ZAR'
              ? say('admin.actions.refundAmount')
              : say('shop.admin.refundAmount', { currency })
          }
          hint={say('admin.actions.refundAmountHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          name="reason"
          label={say('admin.actions.refundReason')}
          maxLength={500}
          autoComplete="off"
        />
      </form>
    </ConfirmDialog>
  );
}

function invalidAmount(currency: string, say: Say): string {
  const example = minorDigits(currency) === 0 ? '370' : '370.00';
  return currency === 'ZAR'
    ? say('admin.actions.refundAmountInvalid', { example })
    : say('shop.admin.refundAmountInvalid', { example });
}

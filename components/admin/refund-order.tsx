'use client';

import { useRef, useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { ApiError, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { centsOf } from '@/lib/payments/money-rules';
import { newId } from '@/lib/platform/ids/public-id';
import { paths } from '@/lib/platform/paths';
import { Button } from '../ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAction } from './use-admin-action';

/** Asks how much to refund and why, then requests the refund. */
export function RefundOrder({ orderId }: { orderId: string }) {
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAction('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        Refund…
      </Button>
      {asking && (
        <RefundDialog
          orderId={orderId}
          onDone={() => done('The refund has been requested.')}
          onClose={close}
        />
      )}
    </>
  );
}

type RefundDialogProps = { orderId: string; onDone: () => void; onClose: () => void };

/** One open dialog is one refund: pressing the button again after a lost answer sends the same id. */
function RefundDialog({ orderId, onDone, onClose }: RefundDialogProps) {
  const [refundId] = useState(newId);
  const form = useRef<HTMLFormElement>(null);

  const refund = async () => {
    const typed = new FormData(form.current ?? undefined);
    const amount = String(typed.get('amount')).trim();
    const amountMinor = amount === '' ? undefined : centsOf(amount);
    if (amountMinor === null) throw new ApiError(400, 'Please enter rand and cents, like 370.00');
    const wanted = { reason: String(typed.get('reason')), ...(amount !== '' && { amountMinor }) };
    const body = { refundId, ...wanted };
    await callApi(paths.apiAdminRefund(orderId), { method: 'POST', body });
  };

  return (
    <ConfirmDialog
      title="Refund this order"
      label="Refund"
      busyLabel="Requesting the refund…"
      danger
      fallback="The refund could not be requested"
      unanswered="The refund may have been requested. Please check the history."
      run={refund}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        The money for order <strong className="font-mono">{orderId}</strong> goes back to the card
        it came from. What was bought stays online.
      </p>
      <form ref={form} onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <TextInput
          name="amount"
          label="Amount in rand"
          hint="Leave empty to refund all that is left of the newest payment"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput name="reason" label="Reason" maxLength={500} autoComplete="off" />
      </form>
    </ConfirmDialog>
  );
}

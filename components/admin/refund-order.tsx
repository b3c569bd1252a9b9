'use client';

import { useRef, useState } from 'react';
import { ApiError, callApi } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { newId } from '@/lib/ids/public-id';
import { centsOf } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { TextInput } from '../forms/text-input';
import { Button } from '../ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAct } from './use-admin-act';

/** Asks how much and why, then asks the provider for the money to go back. */
export function RefundOrder({ orderId }: { orderId: string }) {
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAct('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        Refund…
      </Button>
      {asking && (
        <RefundDialog
          orderId={orderId}
          onDone={() => done('The refund was asked for.')}
          onClose={close}
        />
      )}
    </>
  );
}

type RefundDialogProps = { orderId: string; onDone: () => void; onClose: () => void };

/** One opened window is one refund: pressed again after a lost answer, its id is the same. */
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
      busyLabel="Asking for the refund…"
      danger
      fallback="The refund could not be asked for"
      unanswered="It may have been asked for: please look at the history."
      run={refund}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        The money of order <strong className="font-mono">{orderId}</strong> goes back to the card it
        came from. What was bought stays.
      </p>
      <form ref={form} onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <TextInput
          name="amount"
          label="Amount in rand"
          hint="Empty for all that is left of the newest payment"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput name="reason" label="Reason" maxLength={500} autoComplete="off" />
      </form>
    </ConfirmDialog>
  );
}

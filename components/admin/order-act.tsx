'use client';

import type { ReactNode } from 'react';
import { callApi } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAct } from './use-admin-act';

type OrderActProps = {
  /** Where the act is asked for. */
  address: string;
  label: string;
  busyLabel: string;
  /** What is said afterwards. */
  done: string;
  fallback: string;
  /** What will happen. */
  children: ReactNode;
};

/** Something an admin does with an order, after a question. */
export function OrderAct({ address, label, children, ...words }: OrderActProps) {
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAct('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        {label}…
      </Button>
      {asking && (
        <ConfirmDialog
          title={label}
          label={label}
          busyLabel={words.busyLabel}
          fallback={words.fallback}
          run={() => callApi(address, { method: 'POST' })}
          onDone={() => done(words.done)}
          onClose={close}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}

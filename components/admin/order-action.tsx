'use client';

import type { ReactNode } from 'react';
import { callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { useAdminAction } from './use-admin-action';

type OrderActionProps = {
  address: string;
  label: string;
  busyLabel: string;
  done: string;
  fallback: string;
  /** Says what will happen. */
  children: ReactNode;
};

export function OrderAction({ address, label, children, ...messages }: OrderActionProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { asking, ask, close, done } = useAdminAction('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        {t('admin.actions.asking', { action: label })}
      </Button>
      {asking && (
        <ConfirmDialog
          title={label}
          label={label}
          busyLabel={messages.busyLabel}
          fallback={messages.fallback}
          run={() => callApi(address, { method: 'POST' })}
          onDone={() => done(messages.done)}
          onClose={close}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}

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
  doneMessage: string;
  fallbackMessage: string;
  /** Explains what the action does. */
  children: ReactNode;
};

export function OrderAction({ address, label, children, ...messages }: OrderActionProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { asking: isConfirming, ask, close, done } = useAdminAction('history');
  return (
    <>
      <Button variant="secondary" onClick={ask} disabled={!hydrated}>
        {t('admin.actions.asking', { action: label })}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={label}
          label={label}
          busyLabel={messages.busyLabel}
          fallbackMessage={messages.fallbackMessage}
          run={() => callApi(address, { method: 'POST' })}
          onDone={() => done(messages.doneMessage)}
          onClose={close}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}

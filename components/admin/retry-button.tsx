'use client';

import { RotateCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast-store';
import { VisuallyHidden } from '../ui/visually-hidden';

type RetryButtonProps = {
  address: string;
  itemName: string;
};

/** Retries a job or a mail immediately. Then the focus moves to the page's heading, since the row may disappear. */
export function RetryButton({ address, itemName }: RetryButtonProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await callApi(address, { method: 'POST' });
      router.refresh();
      showToast(t('admin.operations.retryDone'));
      document.getElementById('operations')?.focus();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('admin.operations.retryFailed')));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      onClick={retry}
      disabled={!hydrated}
      busy={busy}
      busyLabel={t('admin.actions.retrying')}
    >
      <RotateCw aria-hidden size={18} />
      <span>
        {t.rich('admin.operations.retry', {
          what: itemName,
          named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
        })}
      </span>
    </Button>
  );
}

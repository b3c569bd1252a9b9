'use client';

import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { apiGuest } from '@/lib/access/api-paths';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Lets guests on a shared device delete this browser's access to family pages. */
export function DeleteGuestAccess() {
  const t = useTranslate();
  const hydrated = useHydrated();
  async function deleteAccess() {
    try {
      await callApi(apiGuest, { method: 'DELETE' });
      window.location.reload();
    } catch (error) {
      showToast(apiErrorMessage(error, t('api.unknown')));
    }
  }
  return (
    <p className="page-width py-6">
      <Button variant="quiet" disabled={!hydrated} onClick={deleteAccess}>
        {t('access.gate.forget')}
      </Button>
    </p>
  );
}

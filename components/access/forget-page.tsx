'use client';

import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { apiGuest } from '@/lib/access/api-paths';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSay } from '@/lib/platform/language/use-say';

/** For guests on a shared device: deletes this browser's access to family pages. */
export function ForgetPage() {
  const say = useSay();
  const hydrated = useHydrated();
  async function forget() {
    try {
      await callApi(apiGuest, { method: 'DELETE' });
      window.location.reload();
    } catch (error) {
      showToast(failureMessage(error, say('api.unknown')));
    }
  }
  return (
    <p className="page-width py-6">
      <Button variant="quiet" disabled={!hydrated} onClick={forget}>
        {say('access.gate.forget')}
      </Button>
    </p>
  );
}

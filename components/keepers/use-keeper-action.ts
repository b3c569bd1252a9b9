import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/components/ui/toast-store';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Call = { path: string; method: 'PUT' | 'POST' | 'DELETE'; body?: object };

/**
 * `act` makes an API call, shows the server's message and refreshes the page. `busy` is the key of the running call, so
 * that only its button shows progress; null if there is none.
 */
export function useKeeperAction() {
  const t = useTranslate();
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const act = async (key: string, { path, ...call }: Call) => {
    setBusy(key);
    setFailure('');
    try {
      const { message } = await callApi<{ message: string }>(path, call);
      showToast(message);
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setFailure(apiErrorMessage(error, t('keepers.people.failed')));
    }
    setBusy(null);
  };
  return { busy, failure, act };
}

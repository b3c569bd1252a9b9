import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Call = { method: 'POST' | 'PATCH' | 'DELETE'; body?: object };

/** Makes one webhook API call at a time and refreshes the page after it. `busy` is the name of the running call. */
export function useWebhookCall() {
  const t = useTranslate();
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const run = async <Answer>(
    name: string,
    path: string,
    call: Call,
    onDone: (answer: Answer) => void,
  ) => {
    if (busy) return;
    setBusy(name);
    setFailure('');
    try {
      onDone(await callApi<Answer>(path, call));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setFailure(apiErrorMessage(error, t('webhooks.acts.failed')));
    }
    setBusy(null);
  };
  return { busy, failure, run };
}

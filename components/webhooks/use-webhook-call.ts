import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi, failureMessage } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';

type Call = { method: 'POST' | 'PATCH' | 'DELETE'; body?: object };

/** One call at a time about webhooks, after which the page shows what is true now. `busy` is the name of the one that runs. */
export function useWebhookCall() {
  const say = useSay();
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const run = async <Answer>(
    name: string,
    path: string,
    call: Call,
    done: (answer: Answer) => void,
  ) => {
    if (busy) return;
    setBusy(name);
    setFailure('');
    try {
      done(await callApi<Answer>(path, call));
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setFailure(failureMessage(error, say('webhooks.acts.failed')));
    }
    setBusy(null);
  };
  return { busy, failure, run };
}

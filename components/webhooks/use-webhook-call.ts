import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi, failureMessage } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';

type Call = { method: 'POST' | 'PATCH' | 'DELETE'; body?: object };

/** Runs one API call about webhooks at a time, then refreshes the page. `busy` is the name of the running call. */
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

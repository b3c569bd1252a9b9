import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/components/ui/toast-store';
import { callApi, failureMessage } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';

type Call = { path: string; method: 'PUT' | 'POST' | 'DELETE'; body?: object };

/** Runs one API call of a list at a time, shows the server's message and refreshes the page. */
export function useActing() {
  const say = useSay();
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const act = async (which: string, { path, ...call }: Call) => {
    setBusy(which);
    setFailure('');
    try {
      const { message } = await callApi<{ message: string }>(path, call);
      showToast(message);
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setFailure(failureMessage(error, say('keepers.people.failed')));
    }
    setBusy(null);
  };
  return { busy, failure, act };
}

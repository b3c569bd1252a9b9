'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import { showToast } from '../ui/toast-store';

/** Sends an admin's actions on a case, one call at a time. The page refreshes after each. */
export function useCaseAct() {
  const say = useSay();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const act = async (address: string, body: object) => {
    if (busy) return;
    setBusy(true);
    setFaults({});
    try {
      await callApi(address, { method: 'POST', body });
      showToast(say('admin.judge.decided'));
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setFaults(Object.fromEntries(fieldMessages(error)));
      showToast(failureMessage(error, say('admin.judge.failed')));
    }
    setBusy(false);
  };
  return { busy, faults, act };
}

import { useState } from 'react';
import { RESEND_SECONDS } from '@/lib/accounts/rules';
import { callApi, detailNumber, failureMessage } from '@/lib/browser/api';
import { useCountdown } from '@/lib/browser/countdown';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

const after = (seconds: number) => Date.now() + seconds * 1000;

export type Resend = ReturnType<typeof useResend>;

/** The state of the resend button: `send`, the seconds to wait, and the result of the last request. */
export function useResend(challengeId: string, justSent: boolean, onSent: () => void) {
  const say = useSay();
  const [freeAt, setFreeAt] = useState(() => (justSent ? after(RESEND_SECONDS) : 0));
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<{ done: boolean; failure: string }>(NOTHING);

  const send = async () => {
    setBusy(true);
    setEnd(NOTHING);
    try {
      await callApi(paths.apiResendOtp, { method: 'POST', body: { userId: challengeId } });
      onSent();
      setFreeAt(after(RESEND_SECONDS));
      setEnd({ done: true, failure: '' });
    } catch (error) {
      setFreeAt(after(detailNumber(error, 'remainingTime') ?? 0));
      setEnd({ done: false, failure: failureMessage(error, say('accounts.code.resendFailed')) });
    } finally {
      setBusy(false);
    }
  };

  return { ...end, busy, waitFor: useCountdown(freeAt), send, clear: () => setEnd(NOTHING) };
}

const NOTHING = { done: false, failure: '' };

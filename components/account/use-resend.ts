import { useState } from 'react';
import { RESEND_SECONDS } from '@/lib/accounts/rules';
import { callApi, detailNumber, failureMessage } from '@/lib/client/api';
import { useCountdown } from '@/lib/client/countdown';
import { paths } from '@/lib/paths';

const after = (seconds: number) => Date.now() + seconds * 1000;

export type Resend = ReturnType<typeof useResend>;

/** The resend button: what it does, whether it has to wait, how it ended. */
export function useResend(challengeId: string, justSent: boolean, onSent: () => void) {
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
      setEnd({ done: false, failure: failureMessage(error, 'Failed to resend OTP') });
    } finally {
      setBusy(false);
    }
  };

  return { ...end, busy, waitFor: useCountdown(freeAt), send, forget: () => setEnd(NOTHING) };
}

const NOTHING = { done: false, failure: '' };

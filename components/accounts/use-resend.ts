import { useState } from 'react';
import { RESEND_SECONDS } from '@/lib/accounts/rules';
import { apiErrorMessage, callApi, detailNumber } from '@/lib/browser/api';
import { useCountdown } from '@/lib/browser/countdown';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000;

export type Resend = ReturnType<typeof useResend>;

/** The state of the resend button: `send`, the seconds to wait, and the result of the last request. */
export function useResend(challengeId: string, justSent: boolean, onSent: () => void) {
  const t = useTranslate();
  const [availableAt, setAvailableAt] = useState(() =>
    justSent ? secondsFromNow(RESEND_SECONDS) : 0,
  );
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ done: boolean; failure: string }>(NO_OUTCOME);

  const send = async () => {
    setBusy(true);
    setOutcome(NO_OUTCOME);
    try {
      await callApi(paths.apiResendOtp, { method: 'POST', body: { userId: challengeId } });
      onSent();
      setAvailableAt(secondsFromNow(RESEND_SECONDS));
      setOutcome({ done: true, failure: '' });
    } catch (error) {
      // Only the short wait is counted down. Until midnight, another network may have a code left.
      const wait = detailNumber(error, 'remainingTime') ?? 0;
      setAvailableAt(secondsFromNow(wait <= RESEND_SECONDS ? wait : 0));
      setOutcome({ done: false, failure: apiErrorMessage(error, t('accounts.code.resendFailed')) });
    } finally {
      setBusy(false);
    }
  };

  return {
    ...outcome,
    busy,
    secondsToWait: useCountdown(availableAt),
    send,
    clear: () => setOutcome(NO_OUTCOME),
  };
}

const NO_OUTCOME = { done: false, failure: '' };

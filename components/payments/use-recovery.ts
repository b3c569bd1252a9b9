import { useEffect, useState } from 'react';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { RecoveryResult } from './recover-memorial';

/**
 * Creates the memorial of a paid order from the form stored in this browser, as soon as the component is mounted.
 * `recovery` is null until the attempt has ended.
 */
export function useRecovery(userId: string, orderId: string) {
  const t = useTranslate();
  const [recovery, setRecovery] = useState<RecoveryResult | null>(null);
  const [attempt, setAttempt] = useState({ withPicture: true });

  useEffect(() => {
    let isCancelled = false;
    void loadAndRecover(userId, orderId, attempt.withPicture, t).then((result) => {
      if (!isCancelled && result.state !== 'leaving') setRecovery(result);
    });
    return () => {
      isCancelled = true;
    };
  }, [userId, orderId, attempt, t]);

  function attemptWith(withPicture: boolean) {
    setRecovery(null);
    setAttempt({ withPicture }); // a new object each time, so that the effect runs again
  }

  return {
    recovery,
    tryAgain: () => attemptWith(attempt.withPicture),
    retryWithoutPicture: () => attemptWith(false),
  };
}

/** Loads the code on demand, since few people need it. */
async function loadAndRecover(
  userId: string,
  orderId: string,
  withPicture: boolean,
  t: Translate,
): Promise<RecoveryResult> {
  const code = await import('./recover-memorial').catch(() => null);
  if (code) return code.recoverMemorial(userId, orderId, withPicture, t);
  return { state: 'failed', message: t('payments.support.unknownError'), next: 'again' };
}

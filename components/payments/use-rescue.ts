import { useEffect, useState } from 'react';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import type { Rescue } from './rescue-memorial';

/**
 * Creates the memorial of a paid order from the form stored in this browser, at once. `rescue` is null until that has
 * ended.
 */
export function useRescue(userId: string, orderId: string) {
  const say = useSay();
  const [rescue, setRescue] = useState<Rescue | null>(null);
  const [attempt, setAttempt] = useState({ withPicture: true });

  useEffect(() => {
    let isOver = false;
    void rescueBy(userId, orderId, attempt.withPicture, say).then((ended) => {
      if (!isOver && ended.state !== 'leaving') setRescue(ended);
    });
    return () => {
      isOver = true;
    };
  }, [userId, orderId, attempt, say]);

  function attemptWith(withPicture: boolean) {
    setRescue(null);
    setAttempt({ withPicture }); // a new object each time, so that the effect runs again
  }

  return {
    rescue,
    tryAgain: () => attemptWith(attempt.withPicture),
    retryWithoutPicture: () => attemptWith(false),
  };
}

/** Loads the code on demand, since few people need it. */
async function rescueBy(
  userId: string,
  orderId: string,
  withPicture: boolean,
  say: Say,
): Promise<Rescue> {
  const code = await import('./rescue-memorial').catch(() => null);
  if (code) return code.rescueMemorial(userId, orderId, withPicture, say);
  return { state: 'failed', message: say('payments.support.unknownError'), next: 'again' };
}

import { useEffect, useState } from 'react';
import type { Rescue } from './rescue-memorial';

/** Has the memorial of a paid order made from this browser's copy, at once. null while that goes on. */
export function useRescue(userId: string, orderId: string) {
  const [rescue, setRescue] = useState<Rescue | null>(null);
  const [attempt, setAttempt] = useState({ withPicture: true });

  useEffect(() => {
    let isOver = false;
    void rescueBy(userId, orderId, attempt.withPicture).then((ended) => {
      if (!isOver && ended.state !== 'leaving') setRescue(ended);
    });
    return () => {
      isOver = true;
    };
  }, [userId, orderId, attempt]);

  function attemptWith(withPicture: boolean) {
    setRescue(null);
    setAttempt({ withPicture }); // another object each time, so it runs again
  }

  return {
    rescue,
    tryAgain: () => attemptWith(attempt.withPicture),
    doWithoutPicture: () => attemptWith(false),
  };
}

/** The code for it is loaded by those few who need it. */
async function rescueBy(userId: string, orderId: string, withPicture: boolean): Promise<Rescue> {
  const code = await import('./rescue-memorial').catch(() => null);
  if (code) return code.rescueMemorial(userId, orderId, withPicture);
  return { state: 'failed', message: 'An unknown error occurred', next: 'again' };
}

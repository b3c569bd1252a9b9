'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '../ui/toast-store';

/**
 * A button that asks before it acts. `done` closes the question, says what happened, shows the page anew
 * and puts the focus on `focusId`, since the row with the button may be gone.
 */
export function useAdminAct(focusId: string) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  return {
    asking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    done: (words: string) => {
      setAsking(false);
      showToast(words);
      router.refresh();
      // After the window has given the focus back to the button.
      setTimeout(() => document.getElementById(focusId)?.focus(), 0);
    },
  };
}

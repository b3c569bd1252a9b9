'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '../ui/toast-store';

/**
 * The state of a button that asks before it acts. `done` closes the question, shows the message, refreshes
 * the page and focuses the element `focusId`, since the row with the button may be gone.
 */
export function useAdminAction(focusId: string) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  return {
    asking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    done: (message: string) => {
      setAsking(false);
      showToast(message);
      router.refresh();
      // After the dialog has returned the focus to the button.
      setTimeout(() => document.getElementById(focusId)?.focus(), 0);
    },
  };
}

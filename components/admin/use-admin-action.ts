'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '../ui/toast-store';

/**
 * The state of a button that asks for confirmation. `done` closes the dialog, shows the message, refreshes the page and
 * focuses the element `focusId`, since the button's row may disappear.
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
      // The dialog first returns the focus to the button.
      setTimeout(() => document.getElementById(focusId)?.focus(), 0);
    },
  };
}

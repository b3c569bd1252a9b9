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
  const [isConfirming, setIsConfirming] = useState(false);
  return {
    asking: isConfirming,
    ask: () => setIsConfirming(true),
    close: () => setIsConfirming(false),
    done: (message: string) => {
      setIsConfirming(false);
      showToast(message);
      router.refresh();
      // Waits, because the closing dialog first returns the focus to the button.
      setTimeout(() => document.getElementById(focusId)?.focus(), 0);
    },
  };
}

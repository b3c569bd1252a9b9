'use client';

import { useEffect } from 'react';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import { watchSession } from '@/lib/browser/watch-session';

/**
 * Watches the session on a page that requires a login. If the person logs out in another tab, the page opens /login
 * with `message`. It also does so if the session expires, unless a form has unsaved text: that stays open and offers
 * the login itself. If another person logs in, the page reloads. The server still checks every request.
 */
export function SessionWatch({ message }: { message: string }) {
  useEffect(
    () =>
      watchSession(
        () => redirectToLogin(message),
        () => window.location.reload(),
      ),
    [message],
  );
  return null;
}

'use client';

import { useEffect } from 'react';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import { watchSession } from '@/lib/browser/watch-session';

/**
 * Watches the session on a page that requires a login. If the session expires or ends in another tab, the page opens
 * /login with `message`. If another person logs in, the page reloads. If the session has merely expired, a form with
 * unsaved text stays open and offers the login itself. The server still checks every request.
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

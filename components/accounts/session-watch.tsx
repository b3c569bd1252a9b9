'use client';

import { useEffect } from 'react';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import { watchSession } from '@/lib/browser/watch-session';

/**
 * For guarded pages that stay open. When the session ends in another tab or expires, the page opens /login with
 * `message`; when another person logs in, it reloads. A form with unsaved text stays and offers the login itself if the
 * session has merely expired. The server still checks every request.
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

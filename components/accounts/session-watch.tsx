'use client';

import { useEffect } from 'react';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import { watchSession } from '@/lib/browser/watch-session';

/**
 * On guarded pages: when the session ends in another tab, or expires, the page goes to /login; when
 * somebody else logs in in another tab, it reloads for them. A form that holds writing stays when the session has
 * only expired, and offers the login itself. The server decides; this only keeps a page that was left open from
 * showing what this person may no longer see. `message` is what the login page says.
 */
export function SessionWatch({ message }: { message: string }) {
  useEffect(
    () =>
      watchSession(
        () => leaveForLogin(message),
        () => window.location.reload(),
      ),
    [message],
  );
  return null;
}

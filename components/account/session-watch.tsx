'use client';

import { useEffect } from 'react';
import { leaveForLogin } from '@/lib/client/leave-for-login';
import { storedUser } from '@/lib/client/stored-user';
import { watchOtherTabs } from '@/lib/client/watch-other-tabs';

/**
 * On guarded pages: when the session ends in another tab, or by its age, the page leaves for /login;
 * when somebody else logs in there, it loads anew for them. The server decides; this only keeps a
 * page that was left open from showing what is no longer theirs to see.
 */
export function SessionWatch() {
  useEffect(() => {
    const first = storedUser()?.id;
    // Without a mirrored user (no storage in a private window) there is nothing to compare.
    if (!first) return;
    return watchOtherTabs(() => {
      const now = storedUser()?.id;
      if (now === first) return;
      if (now) window.location.reload();
      else leaveForLogin();
    });
  }, []);
  return null;
}

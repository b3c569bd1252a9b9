'use client';

import { useEffect } from 'react';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import { storedUser } from '@/lib/browser/stored-user';
import { watchOtherTabs } from '@/lib/browser/watch-other-tabs';

/**
 * On guarded pages: when the session ends in another tab, or expires, the page goes to /login; when
 * somebody else logs in in another tab, it reloads for them. The server decides; this only keeps a page
 * that was left open from showing what this person may no longer see.
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

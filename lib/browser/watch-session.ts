import { logoutMark } from './logout-mark';
import { notifyForms } from './session-end';
import { getStoredUser } from './stored-user';
import { watchOtherTabs } from './watch-other-tabs';

/**
 * Calls `leave` when the user of this page has logged out or the session has expired, and `reload`
 * when another user has logged in. After an expiry, forms with unsaved input are informed instead of
 * leaving the page, and again when the same user has logged in. Returns a function that stops watching, or undefined if
 * the browser has not stored the user (a private window).
 */
export function watchSession(leave: () => void, reload: () => void): (() => void) | undefined {
  const first = getStoredUser()?.id;
  if (!first) return;
  const mark = logoutMark();
  let hasEnded = false;
  return watchOtherTabs(() => {
    const now = getStoredUser()?.id;
    if (now && now !== first) return reload();
    if (!now && (logoutMark() !== mark || !notifyForms(true))) return leave();
    // Only reset what was set here: the form may also know from a refused call that the session has
    // ended.
    if (now && hasEnded) notifyForms(false);
    hasEnded = !now;
  });
}

import { logoutMark } from './logout-mark';
import { tellForms } from './session-end';
import { storedUser } from './stored-user';
import { watchOtherTabs } from './watch-other-tabs';

/**
 * Calls `leave` when this page's person is logged out, and `reload` when somebody else is logged in. When their
 * session has only expired and a form holds writing, it is told instead, and again once they are back. Returns a
 * function that stops watching, undefined if the browser has not stored who is logged in (a private window).
 */
export function watchSession(leave: () => void, reload: () => void): (() => void) | undefined {
  const first = storedUser()?.id;
  if (!first) return;
  const mark = logoutMark();
  let hasEnded = false;
  return watchOtherTabs(() => {
    const now = storedUser()?.id;
    if (now && now !== first) return reload();
    if (!now && (logoutMark() !== mark || !tellForms(true))) return leave();
    // A form may also have been told by the server: only what was told here is taken back here.
    if (now && hasEnded) tellForms(false);
    hasEnded = !now;
  });
}

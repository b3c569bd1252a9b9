import { storedTimeLeft } from './stored-user';

/**
 * Calls `onChange` when who is signed in may have changed without this page's doing: in another tab,
 * while the page was asleep, or because the session has reached its end. Gives the way to stop.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  let timer = setTimeout(look, storedTimeLeft());
  function look() {
    // A login in another tab has moved the end: wait for the new one.
    clearTimeout(timer);
    const left = storedTimeLeft();
    if (left > 0) timer = setTimeout(look, left);
    onChange();
  }
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
}

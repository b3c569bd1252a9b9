import { getSessionTimeLeft } from './stored-user';

/**
 * Calls `onChange` when the signed-in user may have changed: in another tab, while the page was
 * suspended, or because the session has expired. Returns a function that stops watching.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  let timer = setTimeout(check, getSessionTimeLeft());
  function check() {
    // A login in another tab may have extended the session.
    clearTimeout(timer);
    const left = getSessionTimeLeft();
    if (left > 0) timer = setTimeout(check, left);
    onChange();
  }
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
  };
}

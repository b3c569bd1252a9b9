import { storedTimeLeft } from './stored-user';

/**
 * Calls `onChange` when who is signed in may have changed without this page's doing: in another tab,
 * while the page was asleep, or because the session has reached its end. Gives the way to stop.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const timer = setTimeout(onChange, storedTimeLeft());
  window.addEventListener('storage', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}

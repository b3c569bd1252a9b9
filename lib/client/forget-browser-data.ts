import { clearStoredUser } from './stored-user';

/** What the browser keeps while a payment is under way (spec 3, "Session / user"). */
const PENDING = ['memorialFormData', 'flowerTributeData'];

/** Removes everything that this browser remembers of a person whose profile is gone. */
export function forgetBrowserData(): void {
  clearStoredUser();
  try {
    for (const key of PENDING) window.localStorage.removeItem(key);
  } catch {
    // no storage, so nothing was kept
  }
}

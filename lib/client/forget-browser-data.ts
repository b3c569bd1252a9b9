import { forgetStoredForm } from './stored-form';
import { clearStoredUser } from './stored-user';

/** The spec's name for a tribute that waits for its payment (spec 3, "Session / user"). */
const TRIBUTE = 'flowerTributeData';

/** Removes all that this browser remembers of a person: the next one here must not read it. */
export function forgetBrowserData(): void {
  clearStoredUser();
  forgetStoredForm();
  try {
    window.localStorage.removeItem(TRIBUTE);
  } catch {
    // no storage, so nothing was kept
  }
}

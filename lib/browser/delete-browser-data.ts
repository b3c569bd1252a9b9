import { LOGOUT_MARK, markLogout } from './logout-mark';
import { deleteStoredPictures } from './stored-picture';
import { clearStoredUser } from './stored-user';

/** What says nothing about a person, and may stay (product.md 3, "Session / user"). */
const STAYS = ['scannerPreferences', LOGOUT_MARK];

/**
 * Deletes everything this browser stores about a person, so that the next person here cannot read it. It asks
 * none of the modules that store something: each page has the button for logging out, but not their code.
 */
export function deleteBrowserData(): void {
  markLogout(); // first: the other tabs must see why the user is gone
  clearStoredUser();
  deleteStoredPictures();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[storage]))
        if (!STAYS.includes(key)) window[storage].removeItem(key);
    } catch {
      // the browser refuses storage, so nothing is stored
    }
  }
}

import { deleteStoredPictures } from './stored-picture';
import { clearStoredUser } from './stored-user';

/** Changes with each logout here, by which other tabs tell it from a session that expired (logout-mark.ts). */
export const LOGOUT_MARK = 'loggedOutAt';

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

function markLogout(): void {
  try {
    window.localStorage.setItem(LOGOUT_MARK, String(Date.now()));
  } catch {
    // the browser refuses storage, so there is nothing that another tab could store again
  }
}

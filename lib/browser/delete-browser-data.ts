import { deleteStoredPictures } from './stored-picture';
import { clearStoredUser } from './stored-user';

/**
 * The storage key whose value changes with each logout, so that other tabs can tell it from an
 * expired session (logout-mark.ts).
 */
export const LOGOUT_MARK_KEY = 'loggedOutAt';

/** Keys that contain no personal data and may stay (product.md 3, "Session / user"). */
const KEPT_KEYS = ['scannerPreferences', LOGOUT_MARK_KEY];

/**
 * Deletes everything this browser stores about a person, so that the next user of this browser
 * cannot read it. Deletes by key instead of importing the modules of the forms, because every page
 * contains the logout button but should not load their code.
 */
export function deleteBrowserData(): void {
  markLogout(); // first, because other tabs react to the missing user and check the mark
  clearStoredUser();
  deleteStoredPictures();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[storage]))
        if (!KEPT_KEYS.includes(key)) window[storage].removeItem(key);
    } catch {
      // the browser refuses storage, so nothing is stored
    }
  }
}

function markLogout(): void {
  try {
    window.localStorage.setItem(LOGOUT_MARK_KEY, String(Date.now()));
  } catch {
    // the browser refuses storage, so other tabs have nothing stored either
  }
}

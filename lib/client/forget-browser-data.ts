import { forgetStoredForm } from './stored-form';
import { forgetStoredTribute } from './stored-tribute';
import { clearStoredUser } from './stored-user';

/** Removes all that this browser remembers of a person: the next one here must not read it. */
export function forgetBrowserData(): void {
  clearStoredUser();
  forgetStoredForm();
  forgetStoredTribute();
}

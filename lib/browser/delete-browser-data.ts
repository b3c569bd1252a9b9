import { deleteStoredEdits } from './stored-edits';
import { deleteStoredForm } from './stored-form';
import { storeSignUp } from './stored-sign-up';
import { deleteStoredTribute } from './stored-tribute';
import { clearStoredUser } from './stored-user';

/** Deletes everything this browser stores about a person, so that the next person here cannot read it. */
export function deleteBrowserData(): void {
  clearStoredUser();
  deleteStoredForm();
  deleteStoredEdits();
  deleteStoredTribute();
  storeSignUp(null);
}

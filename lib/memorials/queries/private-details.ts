import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { withoutId } from '../merge-fields';
import { requireEditor } from './editable-memorial';
import { storedForm } from './stored-form';

/**
 * Identity number and relatives' contacts in the clear, for the creator and admins who ask for them
 * (decisions.md, "Personal data"). Throws as `requireEditor` does.
 */
export async function privateDetails(viewer: Viewer, id: string) {
  await requireEditor(viewer, id);
  const { identityNumber, familyMembers } = await storedForm(db(), id);
  return { identityNumber, familyMembers: familyMembers.map(withoutId) };
}

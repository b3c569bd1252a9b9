import { db } from '@/lib/db/client';
import { mask, PRIVATE_FIELDS } from '../mask-rules';
import type { MemorialView } from './memorial-page';
import { storedForm } from './stored-form';

export type EditorDetails = NonNullable<Awaited<ReturnType<typeof editorDetails>>>;

/**
 * What only those who may edit a memorial get to see of it, personal values masked; null for others.
 * Each relative has an `_id`, with which a change says whose masks it sends back (merge-family.ts).
 * The clear ones are a call of their own (private-details.ts).
 */
export async function editorDetails({ id, canEdit }: MemorialView) {
  if (!canEdit) return null;
  const [{ createdById, orderId }, form] = await Promise.all([
    db().memorial.findUniqueOrThrow({
      where: { id },
      select: { createdById: true, orderId: true },
    }),
    storedForm(db(), id),
  ]);
  return {
    createdBy: createdById,
    orderId,
    birthdayReminder: form.enableBirthDateReminder,
    identityType: form.identityType,
    identityNumber: mask('identityNumber', form.identityNumber),
    familyMembers: form.familyMembers.map((member) => ({
      ...member,
      ...Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, mask(field, member[field])])),
    })),
  };
}

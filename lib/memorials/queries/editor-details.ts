import { db } from '@/lib/platform/db/client';
import { toCause } from '../cause-rules';
import type { EditorName } from '../fields';
import { mask, PRIVATE_FIELDS } from '../mask-rules';
import type { StoredForm } from '../merge-fields';
import type { MemorialView } from './memorial-view';
import { storedForm } from './stored-form';

export type EditorDetails = NonNullable<Awaited<ReturnType<typeof editorDetails>>>;

/**
 * What only a memorial's editors see, a hidden cause of death too, personal values masked; null for others.
 * Each relative has an `_id`, by which a change says whose masks it sends back (merge-family.ts).
 * Values in the clear have a call of their own (private-details.ts).
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
    ...ownFields(form),
    causeOfDeath: toCause(form),
    familyMembers: form.familyMembers.map((member) => ({
      ...member,
      ...Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, mask(field, member[field])])),
    })),
  };
}

const ownFields = (form: StoredForm) =>
  ({
    causeVisibility: form.causeVisibility,
    birthdayReminder: form.birthdayReminder,
    onHomePage: form.onHomePage,
    identityType: form.identityType,
    identityNumber: mask('identityNumber', form.identityNumber),
  }) satisfies Record<EditorName, unknown>;

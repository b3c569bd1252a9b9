import { db } from '@/lib/platform/db/client';
import { toCause } from '../cause-rules';
import type { EditorName } from '../fields';
import { hideValue, mask, PRIVATE_FIELDS, type PrivateField } from '../mask-rules';
import type { StoredForm } from '../merge-fields';
import type { MemorialView } from './memorial-view';
import { storedForm } from './stored-form';

export type EditorDetails = NonNullable<Awaited<ReturnType<typeof editorDetails>>>;

/**
 * The fields that only a memorial's editors see, including a hidden cause of death; null for others. Personal values
 * are masked; editors with whom the owner has not shared them only see that there is a value. Each
 * relative has an `_id`, so that a change can say whose masked values it sends back (merge-family.ts).
 * commands/read-private.ts returns them unmasked.
 */
export async function editorDetails({ id, can }: MemorialView) {
  if (!can.edit) return null;
  const [{ keepers, orderId }, form] = await Promise.all([
    db().memorial.findUniqueOrThrow({
      where: { id },
      select: { orderId: true, keepers: { where: { role: 'owner' }, select: { userId: true } } },
    }),
    storedForm(db(), id),
  ]);
  const maskValue = can.readPrivate ? mask : (_: PrivateField, value: string) => hideValue(value);
  return {
    /** The current owner; null if there is none. */
    createdBy: keepers[0]?.userId ?? null,
    orderId,
    ...ownFields(form, maskValue),
    causeOfDeath: toCause(form),
    familyMembers: form.familyMembers.map((member) => ({
      ...member,
      ...Object.fromEntries(
        PRIVATE_FIELDS.map((field) => [field, maskValue(field, member[field])]),
      ),
    })),
  };
}

const ownFields = (form: StoredForm, maskValue: typeof mask) =>
  ({
    causeVisibility: form.causeVisibility,
    birthdayReminder: form.birthdayReminder,
    birthShown: form.birthShown,
    livingShown: form.livingShown,
    onHomePage: form.onHomePage,
    identityType: form.identityType,
    identityNumber: maskValue('identityNumber', form.identityNumber),
  }) satisfies Record<EditorName, unknown>;

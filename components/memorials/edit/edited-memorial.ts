import type { toApiMemorial } from '@/lib/memorials/api-form';
import {
  type EditorName,
  PLAIN_FIELDS,
  type PlainField,
  type PlainForm,
  type PlainName,
  type SealedName,
  type WrittenName,
} from '@/lib/memorials/fields';
import { disasterTypeOf } from '@/lib/memorials/rules';
import type { MemorialForm } from '@/lib/memorials/schema';

type Answered = ReturnType<typeof toApiMemorial>;

/** A memorial as GET /api/memorials/{id} returns it to those who may edit it. */
export type ApiMemorial = Omit<Answered, 'familyMembers'> &
  Pick<MemorialForm, Exclude<EditorName, SealedName>> & { createdBy: string | null };

/** A relative in the editor; those that the memorial has keep the `_id` under which they were loaded. */
export type EditedRelative = MemorialForm['familyMembers'][number] & { _id?: string };

/** The form of the editor. */
export type EditedForm = Omit<MemorialForm, 'familyMembers'> & { familyMembers: EditedRelative[] };

/**
 * Identity number and relatives: the answer of GET /api/memorials/{id}/private, or hidden, as the memorial's own answer
 * has them for a keeper with whom the owner has not shared them.
 */
export type PrivateDetails = Pick<EditedForm, 'identityNumber' | 'familyMembers'>;

/** Returns both as the fields of the form, a copy to edit (product.md 4, "Memorial view"). */
export const toFields = (memorial: ApiMemorial, secrets: PrivateDetails): EditedForm => ({
  ...plainFields({ ...memorial, identityNumber: secrets.identityNumber }),
  ...writtenFields(memorial, secrets),
});

type Plain = Pick<ApiMemorial, Exclude<PlainName, SealedName>> & Pick<PrivateDetails, SealedName>;

const plainFields = (memorial: Plain) =>
  Object.fromEntries(
    PLAIN_FIELDS.map(([name, field]) => [name, toFieldValue(field, memorial[name])]),
  ) as PlainForm; // an answer has each by its kind

/**
 * A date-time field accepts no offset, and the hour at the place is stored as UTC. With its seconds, as
 * the form keeps what was typed, so that the same moment is the same text.
 */
const toFieldValue = (field: PlainField, value: Plain[PlainName]) =>
  field.kind === 'moment' ? String(value ?? '').slice(0, 'yyyy-mm-ddThh:mm:ss'.length) : value;

function writtenFields(memorial: ApiMemorial, secrets: PrivateDetails) {
  const { primaryCause, majorEvent, eventName, eventDate } = memorial.causeOfDeath;
  return {
    causeOfDeath: primaryCause,
    militaryService: memorial.militaryDetails ?? undefined,
    education: memorial.education.map(({ years: _, ...entry }) => entry),
    career: memorial.career,
    familyMembers: secrets.familyMembers,
    disasterType: disasterTypeOf(majorEvent),
    disasterName: eventName,
    disasterDate: eventDate ?? '',
  } satisfies Pick<EditedForm, WrittenName>;
}

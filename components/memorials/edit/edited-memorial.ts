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

type MemorialResponse = ReturnType<typeof toApiMemorial>;

/** A memorial as GET /api/memorials/{id} returns it to people who may edit it. */
export type ApiMemorial = Omit<MemorialResponse, 'familyMembers'> &
  Pick<MemorialForm, Exclude<EditorName, SealedName>> & { createdBy: string | null };

/** A relative in the editor. Saved relatives keep the `_id` under which they were loaded. */
export type EditedRelative = MemorialForm['familyMembers'][number] & { _id?: string };

export type EditedForm = Omit<MemorialForm, 'familyMembers'> & { familyMembers: EditedRelative[] };

/**
 * The identity number and the relatives, as returned by GET /api/memorials/{id}/private. For keepers who may not read
 * them, they are masked, as in the response for the memorial.
 */
export type PrivateDetails = Pick<EditedForm, 'identityNumber' | 'familyMembers'>;

/** Converts a memorial and its private details to the form's fields (product.md 4, "Memorial view"). */
export const toFields = (memorial: ApiMemorial, secrets: PrivateDetails): EditedForm => ({
  ...plainFields({ ...memorial, identityNumber: secrets.identityNumber }),
  ...writtenFields(memorial, secrets),
});

type Plain = Pick<ApiMemorial, Exclude<PlainName, SealedName>> & Pick<PrivateDetails, SealedName>;

const plainFields = (memorial: Plain) =>
  Object.fromEntries(
    PLAIN_FIELDS.map(([name, field]) => [name, toFieldValue(field, memorial[name])]),
  ) as PlainForm; // the API returns each with the type of its kind

/**
 * An input for date and time accepts no offset; the local time of the service is stored as if it were UTC. Seconds are
 * kept so that an unchanged value compares as equal.
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

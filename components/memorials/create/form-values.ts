import { toFormNames } from '@/lib/memorials/names';
import { EMPTY_FIELDS, FIELDS_SHAPE, type MemorialFields } from '../form/memorial-fields';

/** The values of the creation form. `profileImage` is a picture that the server does not have yet. */
export type FormValues = MemorialFields & { profileImage: File | null };

/**
 * Differs from the presets in fields.ts where a new memorial should start with the safer choice. Those presets must not
 * change, since they define the meaning of API calls that omit a field.
 */
export const EMPTY_FORM: FormValues = {
  ...EMPTY_FIELDS,
  livingShown: 'none',
  profileImage: null,
};

/** The shape of a form stored in the browser, under its stored names (product.md 3). */
export const STORED_SHAPE = toFormNames(FIELDS_SHAPE);

import { toFormNames } from '@/lib/memorials/names';
import { EMPTY_FIELDS, FIELDS_SHAPE, type MemorialFields } from '../form/memorial-fields';

/** What the creation form holds while it is typed; `profileImage` is a picture that the server does not have yet. */
export type FormValues = MemorialFields & { profileImage: File | null };

/** With what is safer for a memorial that is new; the presets of fields.ts are what calls that leave it out have always meant. */
export const EMPTY_FORM: FormValues = {
  ...EMPTY_FIELDS,
  livingShown: 'none',
  profileImage: null,
};

/** The shape of a stored form, in the names that browsers store (product.md 3). */
export const STORED_SHAPE = toFormNames(FIELDS_SHAPE);

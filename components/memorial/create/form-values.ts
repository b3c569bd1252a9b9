import {
  EMPTY_FIELDS,
  type MemorialFields,
  NEW_CAREER,
  NEW_EDUCATION,
  NEW_RELATIVE,
  NO_MILITARY,
} from '../form/memorial-fields';

/** What the creation form holds while it is typed; `profileImage` is a picture the server has not got yet. */
export type FormValues = MemorialFields & { profileImage: File | null };

export const EMPTY_FORM: FormValues = { ...EMPTY_FIELDS, profileImage: null };

/** What a stored form may hold, each list by one entry. */
export const STORED_SHAPE = {
  ...EMPTY_FIELDS,
  languages: [''],
  achievements: [''],
  hobbies: [''],
  charities: [''],
  militaryService: NO_MILITARY,
  education: [NEW_EDUCATION],
  career: [NEW_CAREER],
  familyMembers: [NEW_RELATIVE],
} satisfies MemorialFields;

export const PICTURE_REQUIRED = 'Profile picture is required';

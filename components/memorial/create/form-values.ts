import type { z } from 'zod';
import type { memorialFormSchema } from '@/lib/memorials/schema';

/** What the creation form holds while it is typed: the schema's input, and the chosen picture. */
export type FormValues = z.input<typeof memorialFormSchema> & { profileImage: FileList | null };

export const EMPTY_FORM = {
  name: '',
  birthDate: '',
  birthPlace: '',
  deathDate: '',
  description: '',
  identityType: 'national_id',
  identityNumber: '',
  nationality: '',
  causeOfDeath: '',
  profileImage: null,
} satisfies FormValues;

export const PICTURE_REQUIRED = 'Profile picture is required';

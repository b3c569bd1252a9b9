import { DEFAULT_SUGGESTED_AMOUNT } from '@/lib/memorials/rules';
import type { MemorialForm } from '@/lib/memorials/schema';

/** The fields that creating and editing share, by the names of `memorialFormSchema`, while they are typed. */
export type MemorialFields = MemorialForm;

export const NO_MILITARY = { branch: '', rank: '', serviceYears: '', details: '' };

export const NEW_EDUCATION = {
  institution: '',
  degree: '',
  fieldOfStudy: '',
  startYear: '',
  endYear: '',
  location: '',
};

export const NEW_CAREER = { company: '', position: '', years: '' };

export const NEW_RELATIVE = {
  relationship: 'Spouse',
  fullName: '',
  isLiving: true,
  email: '',
  phone: '',
  birthDate: '',
  identityNumber: '',
  identityType: 'national_id',
} satisfies MemorialFields['familyMembers'][number];

/** Nothing typed yet; the options as the spec presets them (spec 3, "Memorial form"). */
export const EMPTY_FIELDS: MemorialFields = {
  name: '',
  birthDate: '',
  birthPlace: '',
  deathDate: '',
  description: '',
  identityType: 'national_id',
  identityNumber: '',
  nationality: '',
  causeOfDeath: '',
  serviceDate: '',
  serviceLocation: '',
  serviceDetails: '',
  nickname: '',
  maidenName: '',
  languages: [],
  religion: '',
  favoriteQuote: '',
  militaryService: undefined,
  education: [],
  career: [],
  familyMembers: [],
  achievements: [],
  hobbies: [],
  charities: [],
  disasterType: '',
  disasterName: '',
  disasterDate: '',
  isPublic: true,
  enableDigitalFlowers: true,
  suggestedDonationAmount: DEFAULT_SUGGESTED_AMOUNT,
  enableBirthDateReminder: false,
};

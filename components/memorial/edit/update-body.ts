import { MAJOR_EVENT_OF } from '@/lib/memorials/rules';
import type { MemorialForm } from '@/lib/memorials/schema';

type Media = {
  /** A new main picture; null to keep the present one. */
  picture: File | null;
  /** The gallery in its new order; what is missing goes. */
  existingMedia: readonly object[];
};

/** The edited copy as the multipart form that PUT /api/memorials/{id} takes, in the names of spec 7. */
export function updateBody(form: MemorialForm, { picture, existingMedia }: Media): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts(form))) body.set(name, value);
  for (const [name, value] of Object.entries(lists(form))) body.set(name, JSON.stringify(value));
  body.set('existingMedia', JSON.stringify(existingMedia));
  if (picture) body.set('mainPicture', picture);
  return body;
}

const texts = (form: MemorialForm): Record<string, string> => ({
  fullName: form.name,
  nickName: form.nickname,
  maidenName: form.maidenName,
  biography: form.description,
  identityNumber: form.identityNumber,
  identityType: form.identityType,
  placeOfBirth: form.birthPlace,
  nationality: form.nationality,
  religion: form.religion,
  favoriteQuote: form.favoriteQuote,
  serviceLocation: form.serviceLocation,
  serviceDetails: form.serviceDetails,
  birthDate: form.birthDate,
  deathDate: form.deathDate,
  serviceDate: form.serviceDate,
  isPublic: String(form.isPublic),
  birthdayReminder: String(form.enableBirthDateReminder),
  militaryService: String(form.militaryService !== undefined),
  enableDigitalFlowers: String(form.enableDigitalFlowers),
  suggestedDonationAmount: String(form.suggestedDonationAmount),
});

const lists = (form: MemorialForm): Record<string, unknown> => ({
  languagesSpoken: form.languages,
  education: form.education,
  career: form.career,
  familyMembers: form.familyMembers,
  achievements: form.achievements,
  hobbies: form.hobbies,
  charities: form.charities,
  causeOfDeath: {
    primaryCause: form.causeOfDeath,
    majorEvent: form.disasterType ? MAJOR_EVENT_OF[form.disasterType] : 'not_related',
    eventName: form.disasterType ? form.disasterName : '',
    eventDate: (form.disasterType && form.disasterDate) || null,
  },
  ...(form.militaryService && { militaryDetails: form.militaryService }),
});

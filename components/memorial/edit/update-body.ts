import { MAJOR_EVENT_OF } from '@/lib/memorials/rules';
import type { MemorialForm } from '@/lib/memorials/schema';

type Media = {
  /** A new main picture; null to keep the present one. */
  picture: File | null;
  /** The gallery in its new order, if it was arranged; what is missing goes. */
  existingMedia?: readonly object[];
  /** The ids that the person saw; what is not among them stays. */
  knownMedia?: readonly string[];
};

/**
 * What was edited as the multipart form that PUT /api/memorials/{id} takes, in the names of spec 7. Only
 * what differs from the loaded form is in it, lists and blocks whole: what somebody else changed
 * meanwhile is not put back.
 */
export function updateBody(loaded: MemorialForm, form: MemorialForm, media: Media): FormData {
  const body = new FormData();
  const before = new Map(entries(loaded));
  for (const [name, value] of entries(form)) if (before.get(name) !== value) body.set(name, value);
  const { picture, ...lists } = media;
  for (const [name, value] of Object.entries(lists)) body.set(name, JSON.stringify(value));
  if (picture) body.set('mainPicture', picture);
  return body;
}

const entries = (form: MemorialForm): [string, string][] => [
  ...Object.entries(texts(form)),
  ...Object.entries(lists(form)).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]),
];

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

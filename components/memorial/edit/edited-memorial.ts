import type { toApiMemorial } from '@/lib/memorials/api-form';
import { MAJOR_EVENT_OF } from '@/lib/memorials/rules';
import type { MemorialForm } from '@/lib/memorials/schema';

type Answered = ReturnType<typeof toApiMemorial>;

/** A memorial as GET /api/memorials/{id} gives it to those who may edit it. */
export type ApiMemorial = Omit<Answered, 'familyMembers'> & {
  birthdayReminder: boolean;
  identityType: MemorialForm['identityType'];
};

/** What GET /api/memorials/{id}/private gives: identity number and relatives, in the clear. */
export type PrivateDetails = Pick<MemorialForm, 'identityNumber' | 'familyMembers'>;

/** Both as the fields of the form, a copy to edit (spec 4, "Memorial view"). */
export function toFields(memorial: ApiMemorial, secrets: PrivateDetails): MemorialForm {
  const { primaryCause, majorEvent, eventName, eventDate } = memorial.causeOfDeath;
  return {
    name: memorial.fullName,
    birthDate: memorial.birthDate,
    birthPlace: memorial.placeOfBirth,
    deathDate: memorial.deathDate,
    description: memorial.biography,
    identityType: memorial.identityType,
    identityNumber: secrets.identityNumber,
    nationality: memorial.nationality,
    causeOfDeath: primaryCause,
    // A date-time field takes no offset; the hour at the place is stored as UTC. With its seconds, as
    // the form keeps what was typed, so that the same moment is the same text.
    serviceDate: memorial.serviceDate?.slice(0, 'yyyy-mm-ddThh:mm:ss'.length) ?? '',
    serviceLocation: memorial.serviceLocation,
    serviceDetails: memorial.serviceDetails,
    nickname: memorial.nickName,
    maidenName: memorial.maidenName,
    languages: memorial.languagesSpoken,
    religion: memorial.religion,
    favoriteQuote: memorial.favoriteQuote,
    militaryService: memorial.militaryDetails ?? undefined,
    education: memorial.education.map(({ years: _, ...entry }) => entry),
    career: memorial.career,
    familyMembers: secrets.familyMembers,
    achievements: memorial.achievements,
    hobbies: memorial.hobbies,
    charities: memorial.charities,
    disasterType: disasterTypeOf(majorEvent),
    disasterName: eventName,
    disasterDate: eventDate ?? '',
    isPublic: memorial.isPublic,
    enableDigitalFlowers: memorial.enableDigitalFlowers,
    suggestedDonationAmount: memorial.suggestedDonationAmount,
    enableBirthDateReminder: memorial.birthdayReminder,
  };
}

function disasterTypeOf(majorEvent: string): MemorialForm['disasterType'] {
  const found = Object.entries(MAJOR_EVENT_OF).find(([, stored]) => stored === majorEvent);
  return (found?.[0] ?? '') as MemorialForm['disasterType']; // its keys are disaster types
}

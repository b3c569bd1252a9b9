import type { Prisma } from '@/lib/db/generated/client';
import { seal } from '@/lib/sealing/sealing';
import { fromIsoDay } from './iso-day';
import { toRelationshipEnum } from './relationships';
import { foldName, MAJOR_EVENT_OF } from './rules';
import type { MemorialForm } from './schema';

/** What the creation form becomes in the database; personal numbers and contacts sealed. */
export function memorialRow(form: MemorialForm) {
  const military = form.militaryService;
  const disaster = form.disasterType;
  return {
    fullName: form.name,
    searchName: foldName(`${form.name} ${form.nickname}`),
    nickName: form.nickname,
    maidenName: form.maidenName,
    biography: form.description,
    identityType: form.identityType,
    identityNumberSealed: seal(form.identityNumber),
    birthDate: fromIsoDay(form.birthDate),
    deathDate: fromIsoDay(form.deathDate),
    placeOfBirth: form.birthPlace,
    nationality: form.nationality,
    languagesSpoken: form.languages,
    religion: form.religion,
    favoriteQuote: form.favoriteQuote,
    serviceDate: form.serviceDate ? new Date(form.serviceDate) : null,
    serviceLocation: form.serviceLocation,
    serviceDetails: form.serviceDetails,
    militaryService: military !== undefined,
    militaryBranch: military?.branch ?? '',
    militaryRank: military?.rank ?? '',
    militaryServiceYears: military?.serviceYears ?? '',
    militaryDetails: military?.details ?? '',
    achievements: form.achievements,
    hobbies: form.hobbies,
    charities: form.charities,
    primaryCause: form.causeOfDeath,
    majorEvent: disaster ? MAJOR_EVENT_OF[disaster] : ('not_related' as const),
    eventName: disaster ? form.disasterName : '',
    eventDate: disaster && form.disasterDate ? fromIsoDay(form.disasterDate) : null,
    isPublic: form.isPublic,
    enableDigitalFlowers: form.enableDigitalFlowers,
    suggestedDonationAmount: form.suggestedDonationAmount,
    birthdayReminder: form.enableBirthDateReminder,
    education: { create: form.education.map((entry, position) => ({ ...entry, position })) },
    career: {
      create: form.career.map(({ position: title, ...entry }, position) => ({
        ...entry,
        title,
        position,
      })),
    },
    familyMembers: { create: form.familyMembers.map(familyRow) },
  } satisfies Omit<Prisma.MemorialCreateInput, 'id'>;
}

function familyRow(member: MemorialForm['familyMembers'][number], position: number) {
  return {
    position,
    relationship: toRelationshipEnum(member.relationship),
    fullName: member.fullName,
    isLiving: member.isLiving,
    identityType: member.identityType,
    emailSealed: seal(member.email),
    phoneSealed: seal(member.phone),
    birthDateSealed: seal(member.birthDate),
    identityNumberSealed: seal(member.identityNumber),
  };
}

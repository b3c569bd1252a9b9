import { newId } from '@/lib/ids/public-id';
import { fromIsoDay } from '@/lib/memorials/iso-day';
import { toRelationshipEnum } from '@/lib/memorials/relationships';
import { foldName } from '@/lib/memorials/rules';
import type { DemoPerson, DemoTribute } from './person';

/** What a person of the demo is in the database. */
export function demoMemorial(person: DemoPerson) {
  const { military, nickName = '', education = [], career = [], familyMembers = [] } = person;
  return {
    fullName: person.fullName,
    searchName: foldName(`${person.fullName} ${nickName}`),
    nickName,
    maidenName: person.maidenName ?? '',
    biography: person.biography,
    birthDate: fromIsoDay(person.birthDate),
    deathDate: fromIsoDay(person.deathDate),
    placeOfBirth: person.placeOfBirth,
    nationality: person.nationality,
    languagesSpoken: person.languagesSpoken,
    religion: person.religion ?? '',
    favoriteQuote: person.favoriteQuote ?? '',
    serviceDate: person.serviceDate ? fromIsoDay(person.serviceDate) : null,
    serviceLocation: person.serviceLocation ?? '',
    serviceDetails: person.serviceDetails ?? '',
    militaryService: military !== undefined,
    militaryBranch: military?.branch ?? '',
    militaryRank: military?.rank ?? '',
    militaryServiceYears: military?.serviceYears ?? '',
    militaryDetails: military?.details ?? '',
    achievements: person.achievements,
    hobbies: person.hobbies,
    charities: person.charities ?? [],
    primaryCause: person.primaryCause,
    majorEvent: person.majorEvent,
    eventName: person.eventName,
    eventDate: person.eventDate ? fromIsoDay(person.eventDate) : null,
    enableDigitalFlowers: person.enableDigitalFlowers,
    suggestedDonationAmount: person.suggestedDonationAmount,
    createdAt: beforeNow(person.createdAt),
    education: { create: inOrder(education) },
    career: { create: inOrder(career) },
    familyMembers: {
      create: inOrder(familyMembers).map((member) => ({
        ...member,
        relationship: toRelationshipEnum(member.relationship),
      })),
    },
    tributes: { create: person.tributes.map(demoTribute) },
  };
}

const demoTribute = (tribute: DemoTribute) => ({
  ...tribute,
  id: newId(),
  createdAt: beforeNow(tribute.createdAt),
});

const inOrder = <T>(entries: T[]) => entries.map((entry, position) => ({ ...entry, position }));

/** A machine whose clock is behind must not show tributes from the future. */
const beforeNow = (time: string) => new Date(Math.min(Date.parse(time), Date.now()));

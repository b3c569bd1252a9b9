import type { Prisma } from '@/lib/db/generated/client';
import { GALLERY_ITEM } from '@/lib/media/gallery-item';

const byPosition = { orderBy: { position: 'asc' } } as const;

/** The columns of a memorial page, named one by one: what is not here cannot leak. */
export const MEMORIAL_FIELDS = {
  id: true,
  createdById: true,
  fullName: true,
  nickName: true,
  maidenName: true,
  biography: true,
  birthDate: true,
  deathDate: true,
  placeOfBirth: true,
  nationality: true,
  languagesSpoken: true,
  religion: true,
  favoriteQuote: true,
  serviceDate: true,
  serviceLocation: true,
  serviceDetails: true,
  militaryService: true,
  militaryBranch: true,
  militaryRank: true,
  militaryServiceYears: true,
  militaryDetails: true,
  achievements: true,
  hobbies: true,
  charities: true,
  primaryCause: true,
  majorEvent: true,
  eventName: true,
  eventDate: true,
  isPublic: true,
  enableDigitalFlowers: true,
  suggestedDonationAmount: true,
  createdAt: true,
  mainPicture: { select: { id: true, width: true, height: true, blurhash: true } },
  media: { ...byPosition, where: { state: 'ready' }, select: GALLERY_ITEM },
  education: {
    ...byPosition,
    select: {
      institution: true,
      degree: true,
      fieldOfStudy: true,
      startYear: true,
      endYear: true,
      location: true,
    },
  },
  career: { ...byPosition, select: { company: true, title: true, years: true } },
  familyMembers: {
    ...byPosition,
    select: { relationship: true, fullName: true, isLiving: true },
  },
} satisfies Prisma.MemorialSelect;

export type MemorialFields = Prisma.MemorialGetPayload<{ select: typeof MEMORIAL_FIELDS }>;

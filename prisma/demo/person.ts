import type { MajorEvent } from '@/lib/db/generated/enums';
import type { RELATIONSHIPS } from '@/lib/memorials/rules';
import type { DemoAccountName } from './accounts';

/** Flowers someone left. Paid for already, so the loader may store it as it stands. */
export type DemoTribute = {
  senderName: string;
  /** US cents. */
  amountMinor: number;
  message?: string;
  isAnonymous?: boolean;
  createdAt: string;
};

/**
 * A person of history who stands in for the dead of our visitors. Everybody died more than
 * seventy years ago, every fact is true, and every word about them is our own. Days are ISO
 * (Gregorian); what is not known for certain is left out.
 */
export type DemoPerson = {
  /** Names the file, and is the seed of the card. */
  slug: string;
  continent: 'Africa' | 'Asia' | 'Europe' | 'North America' | 'South America' | 'Oceania';
  createdBy: DemoAccountName;
  createdAt: string;
  /** Latin capitals for the card, also where the name has none. */
  initials: string;
  fullName: string;
  nickName?: string;
  maidenName?: string;
  biography: string;
  birthDate: string;
  deathDate: string;
  placeOfBirth: string;
  nationality: string;
  languagesSpoken: string[];
  religion?: string;
  favoriteQuote?: string;
  serviceDate?: string;
  serviceLocation?: string;
  serviceDetails?: string;
  military?: { branch: string; rank: string; serviceYears: string; details: string };
  education?: DemoEducation[];
  career?: { company: string; title?: string; years?: string }[];
  familyMembers?: {
    relationship: (typeof RELATIONSHIPS)[number];
    fullName: string;
    isLiving: false;
  }[];
  achievements: string[];
  hobbies: string[];
  charities?: string[];
  primaryCause: string;
  majorEvent: MajorEvent;
  eventName: string;
  eventDate: string | null;
  enableDigitalFlowers: boolean;
  suggestedDonationAmount: number;
  tributes: DemoTribute[];
  /** Further cards for the gallery, each drawn from its seed. */
  gallery?: { seed: string; caption: string }[];
};

type DemoEducation = {
  institution: string;
  degree?: string;
  fieldOfStudy?: string;
  startYear?: string;
  endYear?: string;
  location?: string;
};

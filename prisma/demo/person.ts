import type { KeeperRole } from '@/lib/keepers/rules';
import type { PlainForm } from '@/lib/memorials/fields';
import type { RELATIONSHIPS } from '@/lib/memorials/rules';
import type { TextFields, TextLanguage } from '@/lib/memorials/text-fields';
import type { WordsLanguage } from '@/lib/memorials/words-languages';
import type { MajorEvent } from '@/lib/platform/db/generated/enums';
import type { DemoAccountName } from './accounts';
import type { SceneName } from './cover/scenes';

/** A tribute of the demo. It counts as paid, so the loader stores it without an order. */
export type DemoTribute = {
  senderName: string;
  /** US cents. */
  amountMinor: number;
  message?: string;
  isAnonymous?: boolean;
  createdAt: string;
};

/** What somebody left on the page of a person of the demo. */
export type DemoCondolence = {
  authorName: string;
  message: string;
  /** Waits for the family, who is asked first; else it is on the page. */
  isWaiting?: true;
  /** The family keeps it for itself; else everybody reads it. */
  audience?: 'family';
  /** A card that came with it, drawn from this seed. */
  picture?: string;
  createdAt: string;
};

/**
 * A historical person, an example of whom our visitors remember. Everybody died more than seventy
 * years ago, every fact is true, and every text about them is our own. Days are ISO (Gregorian);
 * what is not known for certain is left out.
 */
export type DemoPerson = Partial<PlainForm> &
  Pick<PlainForm, Given> & {
    /** Names the file of the picture. */
    slug: string;
    continent: 'Africa' | 'Asia' | 'Europe' | 'North America' | 'South America' | 'Oceania';
    /** Who has created their memorial, and owns it. */
    createdBy: DemoAccountName;
    /** Who looks after it beside the owner. */
    keptWith?: { name: DemoAccountName; role: Exclude<KeeperRole, 'owner'> }[];
    createdAt: string;
    /** Their picture is a drawn silhouette. Most have no picture: their page shows its wreath. */
    hasSilhouette?: true;
    /** The landscape behind their portrait. Most have none. */
    cover?: SceneName;
    /** What is written of them in other languages of the site. */
    texts?: (Partial<TextFields> & { language: TextLanguage; biography: string })[];
    /** In other languages and scripts. */
    otherNames?: { language: WordsLanguage; fullName: string }[];
    military?: { branch: string; rank: string; serviceYears: string; details: string };
    education?: DemoEducation[];
    career?: { company: string; title?: string; years?: string }[];
    familyMembers?: {
      relationship: (typeof RELATIONSHIPS)[number];
      fullName: string;
      isLiving: false;
    }[];
    primaryCause: string;
    majorEvent: MajorEvent;
    eventName: string;
    eventDate: string | null;
    tributes: DemoTribute[];
    condolences?: DemoCondolence[];
    /** Further cards for the gallery, each drawn from its seed. */
    gallery?: { seed: string; caption: string }[];
  };

/** What is known of everybody here. */
type Given =
  | 'fullName'
  | 'biography'
  | 'birthDate'
  | 'deathDate'
  | 'placeOfBirth'
  | 'nationality'
  | 'languagesSpoken'
  | 'achievements'
  | 'hobbies'
  | 'enableDigitalFlowers'
  | 'suggestedDonationAmount';

type DemoEducation = {
  institution: string;
  degree?: string;
  fieldOfStudy?: string;
  startYear?: string;
  endYear?: string;
  location?: string;
};

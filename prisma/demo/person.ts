import type { KeeperRole } from '@/lib/keepers/rules';
import type { PlainForm } from '@/lib/memorials/fields';
import type { RELATIONSHIPS } from '@/lib/memorials/rules';
import type { TextFields, TextLanguage } from '@/lib/memorials/text-fields';
import type { WordsLanguage } from '@/lib/memorials/words-languages';
import type { MajorEvent } from '@/lib/platform/db/generated/enums';
import type { DemoAccountName } from './accounts';
import type { SceneName } from './cover/scenes';

/** A tribute of the demo. It counts as paid and is stored without an order. */
export type DemoTribute = {
  senderName: string;
  /** US cents. */
  amountMinor: number;
  message?: string;
  isAnonymous?: boolean;
  createdAt: string;
};

/** A condolence on a demo memorial. */
export type DemoCondolence = {
  authorName: string;
  message: string;
  /** It awaits the family's decision; otherwise it is published. */
  isWaiting?: true;
  /** Only the family sees it; otherwise everybody does. */
  audience?: 'family';
  /** The seed of a card attached to it. */
  picture?: string;
  createdAt: string;
};

/**
 * A historical person as an example memorial. All died more than seventy years ago, every fact is true, and all texts
 * about them are our own. Dates are ISO (Gregorian); uncertain facts are omitted.
 */
export type DemoPerson = Partial<PlainForm> &
  Pick<PlainForm, RequiredField> & {
    /** The name of the picture's file. */
    slug: string;
    continent: 'Africa' | 'Asia' | 'Europe' | 'North America' | 'South America' | 'Oceania';
    /** The account that created and owns the memorial. */
    createdBy: DemoAccountName;
    /** Keepers and contributors besides the owner. */
    keptWith?: { name: DemoAccountName; role: Exclude<KeeperRole, 'owner'> }[];
    createdAt: string;
    /** Their picture is a drawn silhouette. Most have no picture and get a wreath. */
    hasSilhouette?: true;
    /** The landscape behind the portrait. Most have none. */
    cover?: SceneName;
    /** Translations into other languages of the site. */
    texts?: (Partial<TextFields> & { language: TextLanguage; biography: string })[];
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
    /** Additional cards for the gallery, each drawn from a seed. */
    gallery?: { seed: string; caption: string }[];
  };

/** Fields that every person has. */
type RequiredField =
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

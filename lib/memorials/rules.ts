/** Listing and my memorials show ten a page, newest first (product.md 9). */
export const PAGE_SIZE = 10;
export const QR_SIZE_PX = 128;
/** The sizes of the code as a PNG: for letters and screens, and for large prints. No others are drawn. */
export const QR_PNG_SIZES = [600, 2000] as const;
export const DEFAULT_SUGGESTED_AMOUNT = 5;

/** What one line of text may hold where a field does not set another limit. */
export const LINE_MAX = 300;

/** The creation form as JSON with every field at its longest, three bytes a letter, has 1.6 MB. */
export const FORM_MAX_BYTES = 2 * 1024 * 1024;
/** The same for a text in another language, which has 0.4 MB. */
export const TEXT_MAX_BYTES = 512 * 1024;

export const RELATIONSHIPS = [
  'Spouse',
  'Child',
  'Parent',
  'Sibling',
  'Grandparent',
  'Grandchild',
  'Aunt/Uncle',
  'Niece/Nephew',
  'Cousin',
  'In-law',
  'Other',
] as const;

/** Disaster types of the form, and the major event that each is stored as (product.md 3). */
export const MAJOR_EVENT_OF = {
  war: 'war_conflict',
  natural: 'natural_disaster',
  pandemic: 'pandemic_disease',
  accident: 'major_accident',
} as const;

export type DisasterType = keyof typeof MAJOR_EVENT_OF;

/** The form's disaster type for a stored major event: 'war' for 'war_conflict'; '' for none. */
export const disasterTypeOf = (majorEvent: string): DisasterType | '' =>
  (Object.keys(MAJOR_EVENT_OF) as DisasterType[]).find(
    (type) => MAJOR_EVENT_OF[type] === majorEvent, // the keys are its own
  ) ?? '';

/** What each disaster type of the form offers as the event (product.md 3, "Enumerations"). */
export const DISASTER_EVENTS = {
  war: ['World War II', 'Vietnam War', 'Korean War', 'Other'],
  natural: ['Hurricane', 'Earthquake', 'Tsunami', 'Other'],
  pandemic: ['COVID-19', 'Spanish Flu', 'Other'],
  accident: ['Transportation', 'Industrial', 'Natural', 'Other'],
} as const satisfies Record<keyof typeof MAJOR_EVENT_OF, readonly string[]>;

export const MAJOR_EVENTS = [
  'war_conflict',
  'natural_disaster',
  'pandemic_disease',
  'major_accident',
  'not_related',
] as const;

/** Who reads the cause of death: everybody, or editors only. '' is no answer: everybody reads it (product.md). */
export const CAUSE_VISIBILITIES = ['shown', 'hidden'] as const;

/** How much of the day of birth visitors see. */
export const BIRTH_SHOWN = ['full', 'year', 'none'] as const;
export type BirthShown = (typeof BIRTH_SHOWN)[number];
/** Whether visitors see the names of relatives who are living. */
export const LIVING_SHOWN = ['names', 'none'] as const;

/** The wreaths, in the order that ids choose from. Each has a wall tone of its name (app/tokens.css). */
export const WREATHS = ['rose', 'olive', 'protea', 'lavender', 'marigold'] as const;
export type Wreath = (typeof WREATHS)[number];

/** How the page of a memorial reads: one part at a time, or all of them under one another. */
export const READINGS = ['tabs', 'page'] as const;

export const IDENTITY_TYPES = ['national_id', 'passport', 'ssn', 'other'] as const;

/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
};

/**
 * A name as it is searched: lower case, no accents, no vowel points, no apostrophes (people leave out
 * ʻokina and ’), nothing invisible, single spaces. Vowel signs that make another syllable stay, as in
 * Hindi and Japanese. It is stored with each memorial when that is saved (memorial-row.ts): whoever
 * changes its result after a release has to store it again for every memorial, in code: SQL cannot.
 */
export const foldName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(NOT_SEARCHED, '')
    .replace(MARKED, '$<letter>')
    .toLowerCase()
    .replace(/[łøđðþßæœıħŋŧ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Apostrophes and what looks like them, the stroke that stretches Arabic words, joiners, variants. */
const NOT_SEARCHED =
  /['’‘`´\u02b9-\u02bf\u02c8\u02ee\u0640]|[\p{Cf}]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
/** Marks over letters whose words are known without them, and marks over nothing. */
const MARKED =
  /(?<letter>^|[\s\p{P}\p{S}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}])\p{Mn}+/gu;

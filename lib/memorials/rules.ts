/** Rows on a page of the listing and of "my memorials" (product.md 9). */
export const PAGE_SIZE = 10;
export const QR_SIZE_PX = 128;
/** In pixels: for letters and screens, and for large prints. Other sizes are not drawn. */
export const QR_PNG_SIZES = [600, 2000] as const;
export const DEFAULT_SUGGESTED_AMOUNT = 5;

/** The default limit of a text with one line, in characters. */
export const MAX_LINE_LENGTH = 300;

/**
 * The creation form as JSON with every field at its longest, at three bytes a character, is 1.6 MB.
 */
export const MAX_FORM_BYTES = 2 * 1024 * 1024;
/** A translation at its longest is 0.4 MB. */
export const MAX_TEXT_BYTES = 512 * 1024;

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

/** Maps the disaster types of the form to the stored major events (product.md 3). */
export const MAJOR_EVENT_OF = {
  war: 'war_conflict',
  natural: 'natural_disaster',
  pandemic: 'pandemic_disease',
  accident: 'major_accident',
} as const;

export type DisasterType = keyof typeof MAJOR_EVENT_OF;

/** The reverse of MAJOR_EVENT_OF; '' if there is none. */
export const disasterTypeOf = (majorEvent: string): DisasterType | '' =>
  (Object.keys(MAJOR_EVENT_OF) as DisasterType[]).find(
    (type) => MAJOR_EVENT_OF[type] === majorEvent, // the keys are disaster types
  ) ?? '';

/** The events that the form suggests for each disaster type (product.md 3, "Enumerations"). */
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

/**
 * Who reads the cause of death: everybody, or editors only. '' means the family has not answered,
 * and everybody reads it (product.md).
 */
export const CAUSE_VISIBILITIES = ['shown', 'hidden'] as const;

/** How much of the birth date visitors see. */
export const BIRTH_SHOWN = ['full', 'year', 'none'] as const;
export type BirthShown = (typeof BIRTH_SHOWN)[number];
/** Whether visitors see the names of living relatives. */
export const LIVING_SHOWN = ['names', 'none'] as const;

/**
 * The order matters: memorials without a chosen wreath get one by their id. Each has a wall tone of
 * the same name (app/tokens.css).
 */
export const WREATHS = ['rose', 'olive', 'protea', 'lavender', 'marigold'] as const;
export type Wreath = (typeof WREATHS)[number];

/** Whether the page shows one part at a time in tabs, or all parts below one another. */
export const READING_MODES = ['tabs', 'page'] as const;

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
 * Normalises a name for searching: lower case, without accents, vowel points, apostrophes (people
 * leave out ʻokina and ’) and invisible characters, with single spaces. Vowel signs that make
 * another syllable stay, as in Hindi and Japanese. The result is stored with each memorial, and SQL
 * cannot compute it: after a change here, increase KEY_VERSION (name-key.ts), so that a job rewrites
 * every memorial.
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

/**
 * Apostrophes and similar characters, the tatweel that stretches Arabic words, joiners and
 * variation selectors.
 */
const NOT_SEARCHED =
  /['’‘`´\u02b9-\u02bf\u02c8\u02ee\u0640]|[\p{Cf}]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
/**
 * Marks on letters of scripts in which words are recognised without them, and marks without a
 * letter.
 */
const MARKED =
  /(?<letter>^|[\s\p{P}\p{S}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}])\p{Mn}+/gu;

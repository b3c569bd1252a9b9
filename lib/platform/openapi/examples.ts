/**
 * An example call on the pages for developers. A test makes each of them and compares the answer.
 */
export type ApiExample = {
  /** The operation's name in the document. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Whether the call has an API key. */
  as: 'anybody' | 'key';
  body?: object;
  status: number;
  answer: object;
};

/** The memorial in the examples. */
export const EXAMPLE_ID = '1qQkvLr77tit';
/** A condolence on it. */
export const EXAMPLE_CONDOLENCE = {
  _id: '7rTn2bXkPq4s',
  message: 'She taught me to read, and I think of her.',
  authorName: 'Thandi',
};
const REVISION = 'r052s0kl_AAHy8rxaYwDfI';
const WRITTEN_AT = '2026-11-22T05:40:00.000Z';
/** The message for a language that the site does not have. */
const UNLISTED = 'Please choose a language from the list';

const card = {
  _id: EXAMPLE_ID,
  fullName: 'Ada Lovelace',
  birthDate: '1815-12-10',
  birthPrecision: 'day',
  deathDate: '1852-11-27',
  deathPrecision: 'day',
  enableDigitalFlowers: true,
  mainPicture: null,
};
const onePage = { currentPage: 1, totalPages: 1, total: 1, totalIsExact: true };

/** The first call that a developer should make. */
export const FIRST_EXAMPLE: ApiExample = {
  operation: 'getMemorialsMyMemorials',
  method: 'GET',
  path: '/api/memorials/my-memorials',
  as: 'key',
  status: 200,
  answer: {
    memorials: [{ ...card, isPublic: true, visibility: 'public', role: 'owner' }],
    ...onePage,
  },
};

/** In the order in which the test makes the calls; each depends on the calls before it. */
export const API_EXAMPLES: readonly ApiExample[] = [
  FIRST_EXAMPLE,
  {
    operation: 'getMemorials',
    method: 'GET',
    path: '/api/memorials?name=lovelace',
    as: 'anybody',
    status: 200,
    answer: { memorials: [card], ...onePage },
  },
  {
    operation: 'getSearchSuggest',
    method: 'GET',
    path: '/api/search/suggest?q=love',
    as: 'anybody',
    status: 200,
    answer: { people: [{ ...card, because: null }] },
  },
  {
    operation: 'getMemorialsById',
    method: 'GET',
    path: '/api/memorials/000000000000',
    as: 'anybody',
    status: 404,
    answer: {
      message: 'Memorial not found.',
      error: 'Memorial not found.',
      code: 'not_found',
    },
  },
  {
    operation: 'putMemorialsByIdNames',
    method: 'PUT',
    path: `/api/memorials/${EXAMPLE_ID}/names`,
    as: 'key',
    body: { names: [{ language: 'ar', fullName: 'آدا لوفلايس' }] },
    status: 200,
    answer: {
      message: 'The names are saved.',
      names: [{ language: 'ar', fullName: 'آدا لوفلايس' }],
    },
  },
  {
    operation: 'putMemorialsByIdTextsByLanguage',
    method: 'PUT',
    path: `/api/memorials/${EXAMPLE_ID}/texts/fr`,
    as: 'key',
    body: { biography: 'Elle a écrit le premier programme.' },
    status: 200,
    answer: {
      text: {
        language: 'fr',
        biography: 'Elle a écrit le premier programme.',
        favoriteQuote: '',
        serviceDetails: '',
        achievements: [],
        hobbies: [],
        charities: [],
        updatedAt: WRITTEN_AT,
      },
      message: 'Translation saved',
    },
  },
  {
    operation: 'putMemorialsByIdTextsByLanguage',
    method: 'PUT',
    path: `/api/memorials/${EXAMPLE_ID}/texts/de`,
    as: 'key',
    body: { biography: 'Sie hat das erste Programm geschrieben.' },
    status: 400,
    answer: {
      message: UNLISTED,
      error: UNLISTED,
      code: 'invalid',
      fields: { language: UNLISTED },
    },
  },
  {
    operation: 'postMemorialsByIdCandles',
    method: 'POST',
    path: `/api/memorials/${EXAMPLE_ID}/candles`,
    as: 'anybody',
    status: 200,
    answer: { burning: 1, mine: true },
  },
  {
    operation: 'getMemorialsByIdCondolencesQueue',
    method: 'GET',
    path: `/api/memorials/${EXAMPLE_ID}/condolences/queue`,
    as: 'key',
    status: 200,
    answer: {
      fullName: 'Ada Lovelace',
      rule: 'approve',
      mails: true,
      offersAtOnce: true,
      firstReader: null,
      counts: { waiting: 1, published: 0, returned: 0, declined: 0, setAside: 0 },
      condolences: [
        {
          ...EXAMPLE_CONDOLENCE,
          revision: REVISION,
          state: 'waiting',
          isFromFamily: false,
          audience: 'page',
          picture: null,
          returnNote: '',
          firstReading: null,
          createdAt: WRITTEN_AT,
          publishedAt: null,
          reports: 0,
        },
      ],
      currentPage: 1,
      totalPages: 1,
      total: 1,
    },
  },
  {
    operation: 'postMemorialsByIdCondolencesDecide',
    method: 'POST',
    path: `/api/memorials/${EXAMPLE_ID}/condolences/decide`,
    as: 'key',
    body: {
      condolences: [{ _id: EXAMPLE_CONDOLENCE._id, revision: REVISION }],
      decision: 'publish',
    },
    status: 200,
    answer: { changed: 1, rewritten: 0 },
  },
  {
    operation: 'getMemorialsByIdCondolences',
    method: 'GET',
    path: `/api/memorials/${EXAMPLE_ID}/condolences`,
    as: 'anybody',
    status: 200,
    answer: {
      condolences: [
        {
          ...EXAMPLE_CONDOLENCE,
          isFromFamily: false,
          audience: 'page',
          picture: null,
          publishedAt: WRITTEN_AT,
        },
      ],
      totalItems: 1,
      totalPages: 1,
    },
  },
];

import { PAGES } from '@/lib/platform/pages';

/** A form with the canary word in every text field. */
export const formFilledWith = (word: string) => ({
  name: `${word} Private`,
  birthPlace: `${word} town`,
  description: `${word} biography`,
  identityNumber: `${word}-1`,
  nationality: `${word} nation`,
  causeOfDeath: `${word} cause`,
  nickname: `${word} nick`,
  maidenName: `${word} maiden`,
  religion: `${word} belief`,
  languages: [`${word} tongue`],
  favoriteQuote: `${word} quote`,
  serviceLocation: `${word} church`,
  achievements: [`${word} deed`],
  familyMembers: [{ relationship: 'Child', fullName: `${word} child` }],
  career: [{ company: `${word} firm` }],
  education: [{ institution: `${word} school` }],
  disasterType: 'war',
  disasterName: `${word} war`,
});

/** The sizes and formats that can be requested of a media item. */
export const VARIANTS = ['320', '560', '800', '800-avif', '1600', 'original', 'poster'];

const PAGES_WITH_ID = Object.keys(PAGES).filter((page) => page.includes('[id]'));

/** Every address where a stranger could look for a memorial whose id they know. */
export const addressesOf = (id: string, media: string[], word: string) => [
  ...PAGES_WITH_ID.map((page) => page.replace('[id]', id)),
  `/memorial/${id}/preview.jpg`,
  `/memorial/${id}/portrait.jpg`,
  `/q/${id}`,
  `/api/memorials/${id}/contributions`,
  `/api/memorials/${id}/condolences`,
  `/api/memorials/${id}/condolences/queue`,
  `/api/memorials/${id}/condolences/queue?state=set_aside`,
  `/api/memorials/${id}/keepers`,
  `/api/memorials/${id}/events`,
  `/fr/question/${id}?sent=1`,
  `/api/memorials/${id}/cases`,
  `/open-memorial/${id}?refused=wrong`,
  `/open-memorial/${id}?ask=1`,
  `/fr/open-memorial/${id}`,
  `/api/memorials/${id}/access`,
  `/api/memorials/${id}`,
  `/api/memorials/${id}?page=2`,
  `/api/memorials/${id}/gallery?page=1`,
  `/api/memorials/${id}/gallery?page=2`,
  `/gallery/${id}?page=2`,
  `/fr/gallery/${id}`,
  `/api/memorials/${id}/names`,
  `/api/memorials/${id}/texts/fr`,
  `/fr/memorial/${id}`,
  `/fr/viewer/memorial/${id}`,
  '/fr/feed.xml',
  `/api/memorials/${id}/private`,
  `/api/memorials?name=${id}`,
  `/api/memorials?name=${id.slice(2, 9)}`,
  `/find-memorials?name=${id.slice(2, 9)}`,
  `/api/search/suggest?q=${word}`,
  `/api/search/suggest?q=${id.slice(2, 9)}`,
  ...FILTERS.flatMap((filter) => [
    `/find-memorials?${filter}=${word}`,
    `/api/memorials?${filter}=${word}`,
  ]),
  ...media.flatMap((one) => VARIANTS.map((variant) => `/media/${one}/${variant}`)),
];

/** Headers of a visitor, of another member, and of the Next router. */
export const strangerHeaders = (other: Record<string, string>): Record<string, string>[] => [
  {},
  other,
  { RSC: '1' },
];

export const cookieOf = (token: string) => ({ cookie: `next-auth.session-token=${token}` });

const FILTERS = ['name', 'location', 'nationality', 'religion', 'causeOfDeath', 'disasterName'];

const MEDIA_ID = /\/media\/([1-9A-HJ-NP-Za-km-z]{12})\//g;

/** The ids of all media that an answer names. */
export const mediaIn = (body: string): string[] => [
  ...new Set([...body.matchAll(MEDIA_ID)].map(([, id = '']) => id)),
];

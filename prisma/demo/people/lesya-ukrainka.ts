import type { DemoPerson } from '../person';

export const lesyaUkrainka: DemoPerson = {
  slug: 'lesya-ukrainka',
  continent: 'Europe',
  createdBy: 'ben',
  createdAt: '2025-11-11T12:28:00Z',
  fullName: 'Леся Українка',
  nickName: 'Lesya Ukrainka',
  maidenName: 'Larysa Petrivna Kosach',
  biography: [
    'Larysa wrote her first poem at about nine, and at thirteen saw her verses printed under the name her mother chose for her: Lesya Ukrainka, Lesya the Ukrainian. An illness of the bones kept her from school and from the piano she loved, so she learned at home, above all languages.',
    'She wrote poems, plays and stories, gathered folk songs, and translated writers from many countries. Her verse drama The Forest Song, about a forest spirit and a mortal boy, was written in a matter of days in 1911, out of longing for the woods of her childhood.',
    'She spent much of her life in warmer places, looking for health. She came home to Kyiv at last, and women carried her coffin.',
  ].join('\n\n'),
  birthDate: '1871-02-25',
  deathDate: '1913-08-01',
  placeOfBirth: 'Zviahel, Ukraine',
  nationality: 'Ukrainian',
  languagesSpoken: ['Ukrainian', 'German', 'French', 'Polish', 'Russian'],
  favoriteQuote: 'Буду сіять квітки на морозі',
  serviceLocation: 'Baikove Cemetery, Kyiv',
  education: [
    {
      institution: 'Taught at home',
      fieldOfStudy: 'Languages and literature',
      location: 'Volhynia, Ukraine',
    },
  ],
  career: [{ company: 'Poet, playwright and translator', years: '1884-1913' }],
  familyMembers: [
    { relationship: 'Parent', fullName: 'Olena Pchilka', isLiving: false },
    { relationship: 'Parent', fullName: 'Petro Kosach', isLiving: false },
    { relationship: 'Spouse', fullName: 'Klyment Kvitka', isLiving: false },
    { relationship: 'Aunt/Uncle', fullName: 'Mykhailo Drahomanov', isLiving: false },
    { relationship: 'Sibling', fullName: 'Mykhailo Kosach', isLiving: false },
  ],
  achievements: [
    'Wrote The Forest Song, 1911',
    'On the Wings of Songs, her first book of poems, 1893',
  ],
  hobbies: ['Piano', 'Collecting folk songs'],
  primaryCause: 'Tuberculosis',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: 'Оксана Мельник',
      amountMinor: 1000,
      message: 'Квіти на морозі. Дякуємо.',
      createdAt: '2026-02-25T07:20:00Z',
    },
    {
      senderName: 'Taras Hnatiuk',
      amountMinor: 2000,
      message: 'My grandmother knew The Forest Song by heart.',
      createdAt: '2026-03-19T17:15:00Z',
    },
    { senderName: 'Iryna', amountMinor: 500, isAnonymous: true, createdAt: '2026-08-01T06:00:00Z' },
  ],
};

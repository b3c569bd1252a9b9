import type { DemoPerson } from '../person';

export const florenceNightingale: DemoPerson = {
  slug: 'florence-nightingale',
  continent: 'Europe',
  createdBy: 'ben',
  createdAt: '2025-11-05T09:07:00Z',
  fullName: 'Florence Nightingale',
  nickName: 'The Lady with the Lamp',
  biography: [
    'Florence was named after the Italian city where she was born. Her family expected a quiet life of visits and dances; she felt called to nursing, and waited years for their consent.',
    'In the Crimean War she led a party of nurses to the hospital at Scutari, where she brought order, clean linen and decent food, and wrote letters home for soldiers who could not. Later she used figures as others use words: her diagrams showed a government how many men had died of preventable disease.',
    "The school she founded at St Thomas' Hospital in 1860 made nursing a profession. Though often ill, she went on writing and advising from her room in London until she was very old.",
  ].join('\n\n'),
  birthDate: '1820-05-12',
  deathDate: '1910-08-13',
  placeOfBirth: 'Florence, Italy',
  nationality: 'British',
  languagesSpoken: ['English', 'French', 'German', 'Italian'],
  religion: 'Anglican',
  favoriteQuote:
    'It may seem a strange principle to enunciate as the very first requirement in a Hospital that it should do the sick no harm.',
  serviceLocation: "St Margaret's Church, East Wellow, Hampshire",
  education: [
    {
      institution: 'Institution of Deaconesses, Kaiserswerth',
      fieldOfStudy: 'Nursing',
      startYear: '1851',
      endYear: '1851',
      location: 'Kaiserswerth, Germany',
    },
  ],
  career: [
    {
      company: 'Institute for the Care of Sick Gentlewomen, London',
      title: 'Superintendent',
      years: '1853-1854',
    },
    {
      company: 'British Army hospitals, Scutari',
      title: 'Superintendent of nurses',
      years: '1854-1856',
    },
    {
      company: "Nightingale Training School, St Thomas' Hospital",
      title: 'Founder',
      years: 'From 1860',
    },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'William Edward Nightingale', isLiving: false },
    { relationship: 'Parent', fullName: 'Frances Nightingale', isLiving: false },
    { relationship: 'Sibling', fullName: 'Frances Parthenope Verney', isLiving: false },
  ],
  achievements: [
    'Founded modern nursing education',
    'First woman to receive the Order of Merit, 1907',
    'Wrote Notes on Nursing, 1859',
  ],
  hobbies: ['Statistics', 'Her little owl, Athena'],
  charities: ['Nursing schools'],
  primaryCause: 'Natural causes, in old age',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 15,
  condolences: [
    {
      authorName: 'Sister Mary Agnes Doyle',
      message: 'Forty years of night rounds, and I still count the beds the way you taught us to.',
      createdAt: '2026-03-30T22:10:00Z',
    },
    {
      authorName: 'Ruth Abrahams',
      message:
        'Clean water, open windows, kept figures. It was so simple, and somebody had to insist.',
      createdAt: '2026-05-11T06:45:00Z',
    },
    {
      authorName: 'Beatrice Holm',
      message:
        'My grandmother was her pupil. We still have two of the letters, and I would gladly copy them for you.',
      audience: 'family',
      createdAt: '2026-06-03T10:20:00Z',
    },
  ],
  tributes: [
    {
      senderName: 'Sister Agnes Mwangi',
      amountMinor: 2000,
      message: 'Thirty years on the wards, and I still carry a lamp in my head.',
      createdAt: '2026-01-20T05:50:00Z',
    },
    {
      senderName: 'Helga Brandt',
      amountMinor: 1000,
      message: 'From the night shift in Düsseldorf.',
      createdAt: '2026-05-12T22:10:00Z',
    },
    {
      senderName: 'Anonymous nurse',
      amountMinor: 1500,
      message: 'You taught us to count, and to care.',
      isAnonymous: true,
      createdAt: '2026-05-12T23:02:00Z',
    },
    { senderName: 'Ada Moss', amountMinor: 1000, createdAt: '2026-06-30T10:00:00Z' },
  ],
};

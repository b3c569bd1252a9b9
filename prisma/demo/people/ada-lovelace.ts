import type { DemoPerson } from '../person';

export const adaLovelace: DemoPerson = {
  slug: 'ada-lovelace',
  continent: 'Europe',
  createdBy: 'ada',
  keptWith: [{ name: 'ben', role: 'keeper' }],
  createdAt: '2025-11-03T08:00:00Z',
  hasSilhouette: true,
  fullName: 'Ada Lovelace',
  nickName: 'Augusta Ada King, Countess of Lovelace',
  maidenName: 'Byron',
  biography: [
    'Ada grew up in London and the English countryside with a mother who loved mathematics and made sure that her daughter learned it too. As a girl she drew plans for a flying machine; as a young woman she met Charles Babbage and was captivated by the calculating engines he hoped to build.',
    'In 1843 she translated a paper about his Analytical Engine from French and added notes three times as long as the paper itself. In them she set out, step by step, how the engine could work out the Bernoulli numbers, and she imagined that such a machine might one day make music as well as sums.',
    'She was a wife and a mother of three, a rider and a harpist, and she died at only thirty-six. She asked to rest beside the father she had never known, and she does.',
  ].join('\n\n'),
  birthDate: '1815-12-10',
  deathDate: '1852-11-27',
  placeOfBirth: 'London, England',
  nationality: 'British',
  languagesSpoken: ['English', 'French'],
  favoriteQuote: 'That brain of mine is something more than merely mortal; as time will show.',
  serviceLocation: 'Church of St Mary Magdalene, Hucknall, Nottinghamshire',
  education: [
    { institution: 'Private tuition', fieldOfStudy: 'Mathematics', location: 'London, England' },
  ],
  career: [
    {
      company: 'Mathematician and writer',
      title: 'Notes on the Analytical Engine',
      years: '1842-1843',
    },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'George Gordon, Lord Byron', isLiving: false },
    { relationship: 'Parent', fullName: 'Anne Isabella Milbanke', isLiving: false },
    { relationship: 'Spouse', fullName: 'William King, Earl of Lovelace', isLiving: false },
    { relationship: 'Child', fullName: 'Byron King-Noel', isLiving: false },
    { relationship: 'Child', fullName: 'Anne Isabella Blunt', isLiving: false },
    { relationship: 'Child', fullName: 'Ralph King-Milbanke', isLiving: false },
  ],
  achievements: [
    'Published an algorithm written for a machine, in 1843',
    'Foresaw that computers might work with more than numbers',
  ],
  hobbies: ['Harp', 'Riding', 'Mathematics'],
  primaryCause: 'Uterine cancer',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  onHomePage: true,
  wreath: 'rose', // the background of her silhouette
  suggestedDonationAmount: 10,
  condolences: [
    {
      authorName: 'Philippa Adair',
      message:
        'I teach girls of fourteen to write programs. On the first day I read them your note about what the engine cannot do, and then we spend a year finding out what it can.',
      createdAt: '2026-03-09T16:05:00Z',
    },
    {
      authorName: 'Tomasz Wilk',
      message:
        'My grandmother punched cards for the census. She kept your portrait inside her locker and said that you had been there before her.',
      picture: 'a-card-from-the-census',
      createdAt: '2026-04-21T07:40:00Z',
    },
    {
      authorName: 'Grace Adeyemi',
      message: 'Thank you for the footnotes.',
      isWaiting: true,
      createdAt: '2026-05-02T11:15:00Z',
    },
  ],
  tributes: [
    {
      senderName: 'Miriam Castellanos',
      amountMinor: 2500,
      message: 'My first program was a Bernoulli number, because of you.',
      createdAt: '2026-02-11T09:14:00Z',
    },
    {
      senderName: 'Grace Adeyemi',
      amountMinor: 1000,
      message: 'For the girl who wanted to fly.',
      createdAt: '2026-03-02T18:40:00Z',
    },
    {
      senderName: 'Ben Okafor',
      amountMinor: 1500,
      message: 'Thank you, Ada. My daughter has your picture over her desk.',
      createdAt: '2026-04-19T07:05:00Z',
    },
    {
      senderName: 'A student in Leeds',
      amountMinor: 500,
      isAnonymous: true,
      createdAt: '2026-06-01T21:30:00Z',
    },
    {
      senderName: 'Jun Nakamura',
      amountMinor: 2000,
      message: 'You saw the music in it.',
      createdAt: '2026-07-08T12:00:00Z',
    },
  ],
  gallery: [
    {
      seed: 'ada-lovelace-spring',
      caption: 'A card of flowers for her birthday, the 10th of December',
    },
    { seed: 'ada-lovelace-summer', caption: 'For the day she died, the 27th of November' },
    { seed: 'ada-lovelace-autumn', caption: 'In thanks for the Notes' },
  ],
};

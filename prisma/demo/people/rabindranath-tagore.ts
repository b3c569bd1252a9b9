import type { DemoPerson } from '../person';

export const rabindranathTagore: DemoPerson = {
  slug: 'rabindranath-tagore',
  continent: 'Asia',
  createdBy: 'ben',
  createdAt: '2025-11-21T17:03:00Z',
  fullName: 'Rabindranath Tagore',
  otherNames: [
    { language: 'bn', fullName: 'রবীন্দ্রনাথ ঠাকুর' },
    { language: 'hi', fullName: 'रवीन्द्रनाथ ठाकुर' },
  ],
  biography: [
    'Rabindranath was the youngest son of a large, learned house in Calcutta, full of music and theatre. School bored him; the river, the weather and the songs of wandering singers did not.',
    'He wrote poems, plays, stories and more than two thousand songs, and in his sixties he began to paint. In 1913 he became the first writer from Asia to receive the Nobel Prize in Literature. The anthems of India and Bangladesh are his.',
    'At Santiniketan he founded a school where lessons were held under trees, and later a university open to the world. He buried his wife and three of his children, and went on believing in joy.',
  ].join('\n\n'),
  birthDate: '1861-05-07',
  deathDate: '1941-08-07',
  placeOfBirth: 'Calcutta, India',
  nationality: 'Indian',
  languagesSpoken: ['Bengali', 'English'],
  favoriteQuote: 'Let life be beautiful like summer flowers and death like autumn leaves.',
  education: [
    {
      institution: 'University College London',
      fieldOfStudy: 'Law',
      startYear: '1878',
      endYear: '1880',
      location: 'London, England',
    },
  ],
  career: [
    { company: 'Santiniketan school', title: 'Founder and teacher', years: 'From 1901' },
    { company: 'Visva-Bharati University', title: 'Founder', years: 'From 1921' },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'Debendranath Tagore', isLiving: false },
    { relationship: 'Parent', fullName: 'Sarada Devi', isLiving: false },
    { relationship: 'Spouse', fullName: 'Mrinalini Devi', isLiving: false },
    { relationship: 'Child', fullName: 'Rathindranath Tagore', isLiving: false },
    { relationship: 'Niece/Nephew', fullName: 'Abanindranath Tagore', isLiving: false },
  ],
  achievements: ['Nobel Prize in Literature, 1913', 'Gitanjali', 'Founded Visva-Bharati'],
  hobbies: ['Painting', 'Song', 'The river'],
  charities: ['Rural schools'],
  primaryCause: 'Illness after surgery',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  condolences: [
    {
      authorName: 'Anjali Sen',
      message:
        'My father read your songs to us when the lights went out. I hear his voice in them, and he would have liked that.',
      createdAt: '2026-03-25T14:00:00Z',
    },
    {
      authorName: 'Michael Brandt',
      message: 'I came to your poems late and slowly. They waited.',
      createdAt: '2026-04-29T20:12:00Z',
    },
  ],
  tributes: [
    {
      senderName: 'Ananya Chatterjee',
      amountMinor: 2000,
      message: 'আমার সোনার গুরুদেব।',
      createdAt: '2026-05-07T01:00:00Z',
    },
    {
      senderName: 'Kazi Rahman',
      amountMinor: 1500,
      message: 'Every rainy day in Dhaka sounds like you.',
      createdAt: '2026-06-19T12:30:00Z',
    },
    {
      senderName: 'Elisabeth Vogel',
      amountMinor: 1000,
      message: 'Gitanjali stood by my mother’s bed.',
      createdAt: '2026-08-07T18:00:00Z',
    },
  ],
};

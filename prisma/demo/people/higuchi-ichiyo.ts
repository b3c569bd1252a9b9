import type { DemoPerson } from '../person';

export const higuchiIchiyo: DemoPerson = {
  slug: 'higuchi-ichiyo',
  continent: 'Asia',
  createdBy: 'ben',
  createdAt: '2025-11-25T09:17:00Z',
  fullName: 'Higuchi Ichiyō',
  otherNames: [
    { language: 'ja', fullName: '樋口一葉' },
    { language: 'zh', fullName: '樋口一叶' },
  ],
  biography: [
    'Natsuko, who wrote as Ichiyō, was the daughter of a minor official in Tokyo. When her father and eldest brother died she was still in her teens, and had a mother and a younger sister to keep.',
    'She sewed, borrowed, and for some months ran a small shop selling sweets and toys beside the Yoshiwara quarter. What she saw there went into her stories: children growing up too soon, women with few doors open to them.',
    'Nearly all the work for which she is loved was written in little more than a year before she died, at twenty-four. Her face was for twenty years on Japan’s five-thousand-yen note.',
  ].join('\n\n'),
  birthDate: '1872-05-02',
  deathDate: '1896-11-23',
  placeOfBirth: 'Tokyo, Japan',
  nationality: 'Japanese',
  languagesSpoken: ['Japanese'],
  education: [
    {
      institution: 'Haginoya',
      fieldOfStudy: 'Classical poetry',
      startYear: '1886',
      location: 'Tokyo, Japan',
    },
  ],
  career: [
    { company: 'Writer', years: '1892-1896' },
    { company: 'A small shop in Ryūsenji', title: 'Shopkeeper', years: '1893-1894' },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'Higuchi Noriyoshi', isLiving: false },
    { relationship: 'Parent', fullName: 'Higuchi Taki', isLiving: false },
    { relationship: 'Sibling', fullName: 'Higuchi Kuniko', isLiving: false },
    { relationship: 'Sibling', fullName: 'Higuchi Sentarō', isLiving: false },
  ],
  achievements: [
    'Takekurabe (Growing Up)',
    'Nigorie (Troubled Waters)',
    'Jūsan’ya (The Thirteenth Night)',
  ],
  hobbies: ['Waka poetry', 'Keeping a diary'],
  primaryCause: 'Tuberculosis',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 5,
  tributes: [
    {
      senderName: '佐藤 恵',
      amountMinor: 1000,
      message: '一葉さん、ありがとう。',
      createdAt: '2026-05-02T02:00:00Z',
    },
    {
      senderName: 'Nora Lindqvist',
      amountMinor: 500,
      message: 'Twenty-four. And every line alive.',
      createdAt: '2026-03-23T19:45:00Z',
    },
  ],
};

import type { DemoPerson } from '../person';

export const matthewHenson: DemoPerson = {
  slug: 'matthew-henson',
  continent: 'North America',
  createdBy: 'ben',
  createdAt: '2025-12-09T16:06:00Z',
  fullName: 'Matthew Henson',
  nickName: 'Matthew Alexander Henson',
  biography: [
    'Matthew was a child of free Black farming people in Maryland and an orphan early on. At about twelve he walked to Baltimore and went to sea as a cabin boy; the captain taught him to read, and he saw half the world.',
    'For over twenty years he was Robert Peary’s right hand in the Arctic. He built the sledges, drove the dogs, hunted, and spoke the language of the Inughuit, who called him Mahri-Pahluk, Matthew the kind one. In April 1909 he stood with Peary and four Inuit men, Ootah, Egingwah, Seegloo and Ooqueah, at what they held to be the North Pole.',
    'Honours were slow to come. He worked for years as a clerk in the New York customs house, and lived to be welcomed by the Explorers Club and at the White House. Since 1988 he has rested at Arlington, beside his wife Lucy.',
  ].join('\n\n'),
  birthDate: '1866-08-08',
  deathDate: '1955-03-09',
  placeOfBirth: 'Charles County, Maryland, United States',
  nationality: 'American',
  languagesSpoken: ['English', 'Inuktun'],
  serviceLocation: 'Woodlawn Cemetery, New York; since 1988 Arlington National Cemetery',
  career: [
    { company: 'The ship Katie Hines', title: 'Cabin boy and seaman' },
    {
      company: 'Peary’s Arctic expeditions',
      title: 'Navigator, craftsman and dog driver',
      years: '1891-1909',
    },
    { company: 'United States Customs House, New York', title: 'Clerk', years: '1913-1936' },
  ],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Lucy Ross Henson', isLiving: false },
    { relationship: 'Child', fullName: 'Anauakaq', isLiving: false },
  ],
  achievements: [
    'The North Pole expedition of 1908-1909',
    'A Negro Explorer at the North Pole, 1912',
    'Hubbard Medal, 2000',
  ],
  hobbies: ['Carpentry', 'Languages'],
  primaryCause: 'Cerebral haemorrhage',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: 'Aviaq Petersen',
      amountMinor: 1500,
      message: 'Mahri-Pahluk. Qujanaq.',
      createdAt: '2026-04-06T11:00:00Z',
    },
    {
      senderName: 'Jerome Tate',
      amountMinor: 1000,
      message: 'You drove the sledge.',
      createdAt: '2026-04-06T16:16:00Z',
    },
  ],
};

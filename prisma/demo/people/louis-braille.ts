import type { DemoPerson } from '../person';

export const louisBraille: DemoPerson = {
  slug: 'louis-braille',
  continent: 'Europe',
  createdBy: 'root',
  createdAt: '2025-11-09T11:21:00Z',
  fullName: 'Louis Braille',
  biography: [
    "Louis was the youngest child of a saddler in the village of Coupvray. At three he hurt his eye with an awl in his father's workshop, and before long he could see nothing at all. His parents would not hear of giving up on him: his father made him canes, and the village school let him in.",
    'At the school for blind children in Paris he was fifteen when he had worked out a way of writing with six raised dots under a fingertip. He went on to teach there, improved the system, and added music to it, for he was a fine organist.',
    'He was a gentle, generous teacher who gave books and warm clothes to poorer pupils. His alphabet was officially adopted in France two years after his death, and is read today in more than a hundred languages.',
  ].join('\n\n'),
  birthDate: '1809-01-04',
  deathDate: '1852-01-06',
  placeOfBirth: 'Coupvray, France',
  nationality: 'French',
  languagesSpoken: ['French'],
  religion: 'Roman Catholic',
  serviceLocation: 'Coupvray; since 1952 the Panthéon, Paris',
  education: [
    {
      institution: 'Royal Institute for Blind Youth',
      startYear: '1819',
      location: 'Paris, France',
    },
  ],
  career: [
    { company: 'Royal Institute for Blind Youth, Paris', title: 'Teacher', years: 'From 1833' },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'Simon-René Braille', isLiving: false },
    { relationship: 'Parent', fullName: 'Monique Baron', isLiving: false },
  ],
  achievements: [
    'Invented the braille alphabet as a boy, in 1824',
    'Published it in 1829, with music notation',
  ],
  hobbies: ['Organ', 'Cello'],
  primaryCause: 'Tuberculosis',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: false,
  suggestedDonationAmount: 5,
  tributes: [],
};

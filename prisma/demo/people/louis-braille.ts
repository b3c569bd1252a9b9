import type { DemoPerson } from '../person';

export const louisBraille: DemoPerson = {
  slug: 'louis-braille',
  continent: 'Europe',
  createdBy: 'root',
  createdAt: '2025-11-09T11:21:00Z',
  fullName: 'Louis Braille',
  biography:
    'Louis could see nothing at all from his early childhood on. At the school for blind children in Paris he was fifteen when he had worked out a way of writing with six raised dots under a fingertip. It is read today in more than a hundred languages.',
  birthDate: '1809-01-04',
  deathDate: '1852-01-06',
  placeOfBirth: 'Coupvray, France',
  nationality: 'French',
  languagesSpoken: ['French'],
  achievements: [],
  hobbies: [],
  primaryCause: 'Tuberculosis',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: false,
  suggestedDonationAmount: 5,
  tributes: [],
};

import type { DemoPerson } from '../person';

export const marySeacole: DemoPerson = {
  slug: 'mary-seacole',
  continent: 'North America',
  createdBy: 'root',
  createdAt: '2025-12-05T14:52:00Z',
  fullName: 'Mary Seacole',
  nickName: 'Mother Seacole',
  maidenName: 'Grant',
  biography: [
    'Mary learned to heal from her mother, who kept a boarding house in Kingston, Jamaica, and knew the old remedies. She nursed people through cholera and yellow fever in Jamaica and in Panama.',
    'When the Crimean War came she offered her help in London and was turned away, so she went at her own expense. Near Balaclava she built the British Hotel out of driftwood and scrap, fed and nursed the men, and rode out to the wounded on the field. They called her Mother Seacole.',
    'She came back with nothing but friends; those friends held a great festival to help her. Her book of adventures, from 1857, is as lively as she was.',
  ].join('\n\n'),
  birthDate: '1805-11-23',
  deathDate: '1881-05-14',
  placeOfBirth: 'Kingston, Jamaica',
  nationality: 'Jamaican and British',
  languagesSpoken: ['English'],
  religion: 'Roman Catholic',
  serviceLocation: 'St Mary’s Catholic Cemetery, Kensal Green, London',
  career: [
    { company: 'Boarding house, Kingston', title: 'Keeper and nurse' },
    { company: 'British Hotel, near Balaclava', title: 'Founder and nurse', years: '1855-1856' },
  ],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Edwin Horatio Hamilton Seacole', isLiving: false },
    { relationship: 'Sibling', fullName: 'Louisa Grant', isLiving: false },
  ],
  achievements: [
    'Wonderful Adventures of Mrs. Seacole in Many Lands, 1857',
    'Jamaican Order of Merit, 1990',
  ],
  hobbies: ['Travel', 'Cooking'],
  primaryCause: 'Stroke',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: 'Dawn Campbell',
      amountMinor: 1500,
      message: 'From one Jamaican nurse to another.',
      createdAt: '2026-05-14T13:20:00Z',
    },
    {
      senderName: 'Sgt. P. Whitlock',
      amountMinor: 2000,
      message: 'Every regiment should have had you.',
      createdAt: '2026-05-14T18:18:00Z',
    },
    {
      senderName: 'Anonymous',
      amountMinor: 500,
      isAnonymous: true,
      createdAt: '2026-06-22T12:00:00Z',
    },
    {
      senderName: 'Rosa Delgado',
      amountMinor: 1000,
      message: 'Mother Seacole, pray for the night shift.',
      createdAt: '2026-07-02T04:44:00Z',
    },
  ],
};

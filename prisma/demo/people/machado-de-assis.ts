import type { DemoPerson } from '../person';

export const machadoDeAssis: DemoPerson = {
  slug: 'machado-de-assis',
  continent: 'South America',
  createdBy: 'root',
  createdAt: '2025-12-15T09:27:00Z',
  initials: 'MA',
  fullName: 'Joaquim Maria Machado de Assis',
  nickName: 'Machadinho',
  biography: [
    'Joaquim Maria was born on a hill above Rio to a house painter, himself the son of freed slaves, and a washerwoman from the Azores. He went to school little and to books always; as a boy he set type for a printer, and soon wrote what others set.',
    'He became Brazil’s great novelist. In The Posthumous Memoirs of Brás Cubas a dead man tells his life with perfect courtesy and no mercy; Dom Casmurro has kept readers arguing for more than a century.',
    'He was shy, short-sighted, exact in his office, and happily married to Carolina for thirty-five years. When she died he wrote her one of the tenderest sonnets in the language, and followed her four years later.',
  ].join('\n\n'),
  birthDate: '1839-06-21',
  deathDate: '1908-09-29',
  placeOfBirth: 'Rio de Janeiro, Brazil',
  nationality: 'Brazilian',
  languagesSpoken: ['Portuguese', 'French', 'English'],
  serviceLocation: 'São João Batista Cemetery, Rio de Janeiro',
  career: [
    { company: 'Imprensa Nacional', title: 'Typesetter’s apprentice', years: 'From 1856' },
    { company: 'Ministry of Agriculture', title: 'Civil servant', years: 'From 1873' },
    { company: 'Brazilian Academy of Letters', title: 'President', years: '1897-1908' },
  ],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Carolina Augusta Xavier de Novais', isLiving: false },
    { relationship: 'Parent', fullName: 'Francisco José de Assis', isLiving: false },
    { relationship: 'Parent', fullName: 'Maria Leopoldina Machado da Câmara', isLiving: false },
  ],
  achievements: [
    'Memórias Póstumas de Brás Cubas, 1881',
    'Dom Casmurro, 1899',
    'First president of the Brazilian Academy of Letters',
  ],
  hobbies: ['Chess', 'Reading'],
  primaryCause: 'Illness',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 5,
  tributes: [
    {
      senderName: 'Renata Figueiredo',
      amountMinor: 1000,
      message: 'Ainda discutimos Capitu.',
      createdAt: '2026-06-21T18:00:00Z',
    },
    {
      senderName: 'Tomás Oliveira',
      amountMinor: 500,
      message: 'For Carolina, too.',
      createdAt: '2026-09-29T09:20:00Z',
    },
  ],
};

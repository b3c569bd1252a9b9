import type { DemoPerson } from '../person';

export const chiquinhaGonzaga: DemoPerson = {
  slug: 'chiquinha-gonzaga',
  continent: 'South America',
  createdBy: 'ada',
  createdAt: '2025-12-13T08:20:00Z',
  fullName: 'Chiquinha Gonzaga',
  nickName: 'Francisca Edwiges Neves Gonzaga',
  biography: [
    'Francisca, whom everyone called Chiquinha, was married at sixteen to a man who did not care for music. She chose the piano, and paid for it dearly: her father would not have her name spoken at home.',
    'She gave lessons, played for dances with the choro musicians of Rio, and sold her own scores from door to door. In 1885 she became the first woman in Brazil to conduct a theatre orchestra. Money from her music went to the fight against slavery.',
    'In 1899 she wrote Ó Abre Alas for a carnival group, and it has been sung ever since. She composed into her eighties, and helped to found the society that protects the rights of Brazilian authors. Her birthday is Brazil’s day of popular music.',
  ].join('\n\n'),
  birthDate: '1847-10-17',
  deathDate: '1935-02-28',
  placeOfBirth: 'Rio de Janeiro, Brazil',
  nationality: 'Brazilian',
  languagesSpoken: ['Portuguese'],
  career: [
    { company: 'Composer, pianist and conductor', years: '1877-1933' },
    { company: 'Brazilian Society of Theatre Authors', title: 'Founder', years: '1917' },
  ],
  familyMembers: [
    { relationship: 'Parent', fullName: 'José Basileu Neves Gonzaga', isLiving: false },
    { relationship: 'Parent', fullName: 'Rosa Maria de Lima', isLiving: false },
    { relationship: 'Child', fullName: 'João Gualberto', isLiving: false },
    { relationship: 'Child', fullName: 'Maria do Patrocínio', isLiving: false },
    { relationship: 'Child', fullName: 'Hilário', isLiving: false },
  ],
  achievements: [
    'Ó Abre Alas, 1899',
    'First woman to conduct a theatre orchestra in Brazil, 1885',
    'Music for dozens of stage works',
  ],
  hobbies: ['Piano', 'Carnival'],
  primaryCause: 'Not recorded',
  majorEvent: 'not_related',
  eventName: '',
  eventDate: null,
  enableDigitalFlowers: true,
  suggestedDonationAmount: 10,
  tributes: [
    {
      senderName: 'Beatriz Albuquerque',
      amountMinor: 1500,
      message: 'Ó abre alas, Chiquinha.',
      createdAt: '2026-02-14T23:00:00Z',
    },
    {
      senderName: 'Zé do Cavaquinho',
      amountMinor: 1000,
      message: 'Saudade e gratidão de toda a roda.',
      createdAt: '2026-10-17T20:00:00Z',
    },
    { senderName: 'Inês Carvalho', amountMinor: 500, createdAt: '2026-02-28T12:12:00Z' },
  ],
};

/** A creation form with what every memorial needs, and nothing else. */
export const requiredForm = {
  name: 'Wangari Test',
  birthDate: '1940-04-01',
  birthPlace: 'Nyeri',
  deathDate: '2011-09-25',
  description: 'She planted trees.',
  identityType: 'national_id',
  identityNumber: 'CANARY-4711',
  nationality: 'Kenyan',
  causeOfDeath: 'Illness',
};

/** A creation form with only the required fields. */
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

/** A cause of death that only the family may see. The API lets callers omit `causeVisibility`; the form does not. */
export const hiddenCause = {
  causeOfDeath: 'CANARY-CAUSE',
  disasterType: 'pandemic',
  disasterName: 'CANARY-EVENT',
  disasterDate: '2011-08-07',
  causeVisibility: 'hidden',
};

/** A relative with all private fields filled in. */
export const sister = {
  relationship: 'Sibling',
  fullName: 'Nyambura Test',
  isLiving: true,
  email: 'nyambura@example.org',
  phone: '+254 700 123456',
  birthDate: '1944-05-06',
  identityNumber: 'SISTER-0001',
  identityType: 'passport',
};

export const son = {
  ...sister,
  relationship: 'Child',
  fullName: 'Kamau Test',
  email: 'kamau@example.org',
};

/** The optional fields, filled in by a family that writes a lot. */
export const richForm = {
  nickname: 'Wa',
  languages: ['Kikuyu', 'English'],
  serviceDate: '2011-10-08T09:00:00Z',
  militaryService: { branch: 'Medical', rank: 'Captain', serviceYears: '1960', details: '' },
  education: [{ institution: 'Mount St. Scholastica', startYear: '1960', endYear: '1964' }],
  career: [{ company: 'University of Nairobi', position: 'Lecturer', years: '1966 - 1982' }],
  familyMembers: [sister, son],
  disasterType: 'pandemic',
  disasterName: 'COVID-19',
  disasterDate: '2011-01-01',
};

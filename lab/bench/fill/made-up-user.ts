import { idOf } from './id-of';
import { oneOf, randomOf } from './random';

/** Makes the ids of people differ from those of memorials. */
const SALT = 0x5eed;

/** The row of one person. Nobody can log in as this person. */
export function madeUpUser(seed: number, number: number) {
  const random = randomOf(seed ^ SALT, number);
  return {
    id: idOf(random),
    email: `person-${number}@example.org`,
    passwordHash: 'none',
    firstName: oneOf(
      ['Ada', 'Ben', 'Nomvula', 'Thandiwe', 'José', 'Mary', 'Grace', 'Omar'],
      random,
    ),
    lastName: oneOf(['Okafor', 'Botha', 'Dube', 'Nkosi', 'García', 'Moss', 'Seacole'], random),
    emailVerifiedAt: '2026-01-01T00:00:00Z',
    createdAt: new Date(Date.UTC(2026, 8, 30) - number * 47 * 60_000).toISOString(),
  };
}

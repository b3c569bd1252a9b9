import { searchColumns } from '@/lib/memorials/name-key';
import { WREATHS } from '@/lib/memorials/rules';
import { MINUTE_MS } from '@/lib/platform/durations';
import { biographyOf } from './biography';
import { idOf } from './id-of';
import { lifeOf, serviceAfter } from './life';
import { makeUpName } from './make-up-name';
import { oneOf, randomOf } from './random';

/** When the newest memorial was created. Fixed, so that a seed makes the same rows at any time. */
const NEWEST = Date.UTC(2026, 8, 30, 18);
/** The average distance between memorials: a million in four years. */
const AVERAGE_INTERVAL_MS = 2 * MINUTE_MS;
const PUBLIC_SHARE = 0.97;
const SOLDIER_SHARE = 0.09;

/** The rows of one memorial, by their tables; `owners` are the people who may have created it. */
export function madeUpMemorial(seed: number, number: number, owners: readonly string[]) {
  const random = randomOf(seed, number);
  const id = idOf(random);
  const { culture, fullName, nickName, maidenName, latinName } = makeUpName(random);
  const otherNames = latinName ? [{ language: 'en', fullName: latinName }] : [];
  const placeOfBirth = oneOf(culture.places, random);
  const life = lifeOf(random);
  const isSoldier = random() < SOLDIER_SHARE;
  const hasService = random() < 0.4;
  const createdAt = new Date(
    NEWEST - number * AVERAGE_INTERVAL_MS - random() * AVERAGE_INTERVAL_MS,
  ).toISOString();
  const memorial = {
    id,
    // Skewed: some people keep many memorials, most keep one.
    createdById: owners[Math.floor(random() ** 3 * owners.length)] ?? null,
    fullName,
    nickName,
    maidenName,
    ...searchColumns({ fullName, nickName, maidenName, otherNames }),
    biography: biographyOf(fullName, placeOfBirth, random),
    ...life,
    placeOfBirth,
    nationality: oneOf(culture.nationalities, random),
    religion: oneOf(culture.religions, random),
    serviceDate: hasService ? serviceAfter(life.deathDate, random) : null,
    serviceLocation: hasService ? oneOf(culture.places, random) : '',
    militaryService: isSoldier,
    militaryBranch: isSoldier ? oneOf(['Army', 'Navy', 'Air Force', 'Infantry'], random) : '',
    militaryRank: isSoldier ? oneOf(['Private', 'Corporal', 'Sergeant', 'Captain'], random) : '',
    causeVisibility: oneOf([null, null, null, 'shown', 'hidden'], random),
    isPublic: random() < PUBLIC_SHARE,
    wreath: oneOf([null, null, ...WREATHS], random),
    createdAt,
    updatedAt: createdAt,
  };
  return { memorial, names: otherNames.map((name) => ({ memorialId: id, position: 0, ...name })) };
}

import type { Network } from './caller-networks';
import { LIMITS } from './limits';
import { countOneUse, findExhaustedKeys, throwTooMany, undoUse } from './rate-limit';
import {
  type Ceiling,
  type CeilingName,
  isCeilingClosed,
  SHARED_CEILINGS,
} from './shared-ceilings';

/** Who uses a shared ceiling. */
export type CeilingCaller = {
  /** From where: the caller's networks, narrowest first, or for mails a memorial. */
  sources: readonly Network[];
  /** An account or a guest whom we know in this place; null for a stranger. */
  known: string | null;
};

/** A counted use. */
export type CeilingUse = {
  isAllowed: boolean;
  /** Whether the caller is known, or its sources have not used up their quiet uses. */
  isQuiet: boolean;
  /** Seconds until the ceiling counts from zero. */
  seconds: number;
  /** Takes the use back, if the limit turned out not to apply to it. */
  undo: () => Promise<void>;
};

/**
 * Counts one use of a shared ceiling. A known caller is counted alone, and never reaches it. Once it
 * is full, only sources are refused that have used it more than `quietUses` times in its window;
 * what is refused is not counted. Like `consumeNetworkLimit`, it stops counting at the first source
 * that is too loud. Throws as `countOneUse` does.
 * @param subject what the ceiling counts, such as a memorial; 'all' for the whole site
 */
export async function tryConsumeCeiling(
  name: CeilingName,
  subject: string,
  { sources, known }: CeilingCaller,
  now = new Date(),
): Promise<CeilingUse> {
  const ceiling: Ceiling = SHARED_CEILINGS[name];
  if (known !== null) {
    const key = `${name} ${subject} ${known}`;
    const uses = (await countOneUse('knownCaller', key, now)).count;
    const undo = () => undoUse('knownCaller', key, now);
    if (uses <= (ceiling.knownUses ?? LIMITS.knownCaller.max))
      return { isAllowed: true, isQuiet: true, seconds: 0, undo };
  }
  const { count, seconds } = await countOneUse(name, subject, now);
  const counted = [subject];
  const undo = async () => {
    for (const key of counted) await undoUse(name, key, now);
  };
  let isQuiet = true;
  for (const source of sources) {
    const key = sourceKey(source, subject);
    const uses = (await countOneUse(name, key, now)).count;
    counted.push(key);
    isQuiet = uses <= ceiling.quietUses * source.times;
    if (!isQuiet) break;
  }
  const isAllowed = !isCeilingClosed(ceiling, { count, max: LIMITS[name].max, isQuiet });
  if (!isAllowed) {
    await undoUse(name, subject, now);
    counted.shift(); // so that `undo` does not take it back again
  }
  return { isAllowed, isQuiet, seconds, undo };
}

/** Like `tryConsumeCeiling`, but throws `too_many` with the seconds to wait instead of refusing. */
export async function consumeCeiling(
  name: CeilingName,
  subject: string,
  caller: CeilingCaller,
  now = new Date(),
): Promise<CeilingUse> {
  const use = await tryConsumeCeiling(name, subject, caller, now);
  if (!use.isAllowed) throwTooMany(name, use.seconds);
  return use;
}

/** Returns the subjects that would be refused to this source. Counts nothing. */
export async function findClosedCeilings(
  name: CeilingName,
  subjects: readonly string[],
  source: Network,
  now = new Date(),
): Promise<string[]> {
  const full = await findExhaustedKeys(name, subjects, now);
  const subjectOf = new Map(full.map((subject) => [sourceKey(source, subject), subject]));
  const quietUses = SHARED_CEILINGS[name].quietUses * source.times;
  const loud = await findExhaustedKeys(name, [...subjectOf.keys()], now, quietUses);
  return loud.flatMap((key) => subjectOf.get(key) ?? []);
}

const sourceKey = ({ key }: Network, subject: string) => `${key} uses ${subject}`;

import type { Network } from './caller-networks';
import { LIMITS } from './limits';
import { countOneUse, findExhaustedKeys, throwTooMany, undoUse } from './rate-limit';
import {
  type Ceiling,
  type CeilingName,
  isCeilingClosed,
  SHARED_CEILINGS,
} from './shared-ceilings';

/** Somebody whom we know in this place. */
export type KnownCaller = {
  /** By what their uses are counted, such as an account. */
  key: string;
  /** How many uses a day no ceiling counts; LIMITS.knownCaller.max if it is missing. */
  uses?: number;
  /** Whether we know nothing about them but the age of their account. */
  isByAge: boolean;
};

/** Who uses a shared ceiling. */
export type CeilingCaller = {
  /** From where: the caller's networks, narrowest first, or for mails a memorial. */
  sources: readonly Network[];
  /** Null for a stranger. */
  known: KnownCaller | null;
};

/** A counted use. */
export type CeilingUse = {
  isAllowed: boolean;
  /** The known caller whose use the ceiling does not count; null for one who counts like a stranger. */
  known: KnownCaller | null;
  /** Whether the caller is known, or its sources have not used up their quiet uses. */
  isQuiet: boolean;
  /** Whether the ceiling was full already; never for a known caller. */
  isFull: boolean;
  /** Seconds until the ceiling counts from zero. */
  seconds: number;
  /** Takes the use back, if the limit turned out not to apply to it. */
  undo: () => Promise<void>;
};

/**
 * Counts one use of a shared ceiling. A known caller is counted alone, and never reaches it. Once it
 * is full, only sources are refused that have used it more than `quietUses` times in its window, and
 * beyond its `most` every source; what is refused is not counted. Like `consumeNetworkLimit`, it stops
 * counting at the first source that is too loud. Throws as `countOneUse` does.
 * @param subject what the ceiling counts, such as a memorial; 'all' for the whole site
 */
export async function tryConsumeCeiling(
  name: CeilingName,
  subject: string,
  { sources, known }: CeilingCaller,
  now = new Date(),
): Promise<CeilingUse> {
  const ceiling: Ceiling = SHARED_CEILINGS[name];
  if (known !== null && !(known.isByAge && ceiling.ignoresAge)) {
    const { isAllowed, undo } = await tryConsumeKnown(`${name} ${subject}`, known, now);
    if (isAllowed) return { isAllowed, known, isQuiet: true, isFull: false, seconds: 0, undo };
  }
  const { count, seconds } = await countOneUse(name, subject, now);
  const counted = [subject];
  const undo = async () => {
    for (const key of counted.splice(0)) await undoUse(name, key, now);
  };
  let isQuiet = true;
  for (const source of sources) {
    const key = sourceKey(source, subject);
    const uses = (await countOneUse(name, key, now)).count;
    counted.push(key);
    isQuiet = uses <= ceiling.quietUses * source.times;
    if (!isQuiet) break;
  }
  const { max } = LIMITS[name];
  const isAllowed = !isCeilingClosed(ceiling, { count, max, isQuiet });
  if (!isAllowed) await undo();
  return { isAllowed, known: null, isQuiet, isFull: count > max, seconds, undo };
}

/**
 * Counts one use of a place by somebody whom we know; returns whether it is among the uses that they
 * have there each day. Throws as `countOneUse` does.
 */
export async function tryConsumeKnown(
  place: string,
  { key, uses = LIMITS.knownCaller.max }: KnownCaller,
  now = new Date(),
): Promise<Pick<CeilingUse, 'isAllowed' | 'undo'>> {
  const countedKey = `${place} ${key}`;
  const { count } = await countOneUse('knownCaller', countedKey, now);
  return { isAllowed: count <= uses, undo: () => undoUse('knownCaller', countedKey, now) };
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

/** Counts one use of each of these ceilings, in this order; if one of them refuses, of none. */
export async function consumeCeilings(
  ceilings: readonly { name: CeilingName; subject: string }[],
  caller: CeilingCaller,
): Promise<CeilingUse[]> {
  const uses: CeilingUse[] = [];
  try {
    for (const { name, subject } of ceilings)
      uses.push(await consumeCeiling(name, subject, caller));
  } catch (error) {
    for (const { undo } of uses) await undo();
    throw error;
  }
  return uses;
}

/** Returns the subjects that would be refused to this source. Counts nothing. */
export async function findClosedCeilings(
  name: CeilingName,
  subjects: readonly string[],
  source: Network,
  now = new Date(),
): Promise<string[]> {
  const { quietUses, most }: Ceiling = SHARED_CEILINGS[name];
  const full = await findExhaustedKeys(name, subjects, now);
  const closed = most === undefined ? [] : await findExhaustedKeys(name, full, now, most);
  const subjectOf = new Map(full.map((subject) => [sourceKey(source, subject), subject]));
  const keys = [...subjectOf.keys()];
  const loud = await findExhaustedKeys(name, keys, now, quietUses * source.times);
  return [...new Set([...closed, ...loud.flatMap((key) => subjectOf.get(key) ?? [])])];
}

const sourceKey = ({ key }: Network, subject: string) => `${key} uses ${subject}`;

import type { LimitName } from './limits';

/** What a limit that all callers share does when it is full (decision 0133). */
export type Ceiling = {
  /** How often each source, such as a network, gets through in a window although the ceiling is full. */
  quietUses: number;
  /** Whether accounts that are known by their age alone count like strangers. */
  ignoresAge?: true;
  /** The number of uses beyond which even quiet sources are refused; never if it is missing. */
  most?: number;
};

/**
 * Every limit that all callers share (decision 0133). How many uses they share, and in which time,
 * is in limits.ts; docs/security.md has them as a table, and a test that compares the two.
 */
export const SHARED_CEILINGS = {
  /**
   * The two of accounts have a most, since each use may be a guess: of passwords here, and three of
   * each code. Fifty networks do not reach it.
   */
  loginToAccountFromAll: { quietUses: 2, most: 152 },
  /** Two, because a stranger's sign-up with the same address makes the first code invalid. */
  codesToAccountFromAll: { quietUses: 2, most: 109 },
  /**
   * Three, so that a person can mistype the password twice. `most` is the number of guesses that
   * somebody with many networks or many old accounts has.
   */
  openMemorialFromAll: { quietUses: 3, most: 1000, ignoresAge: true },
  accessRequestsToMemorial: { quietUses: 2 },
  questionToMemorial: { quietUses: 2 },
  questionFromAll: { quietUses: 2 },
  /** A household writes from one address. */
  condolenceToMemorial: { quietUses: 3 },
  condolenceFromAll: { quietUses: 3 },
  condolencePicture: { quietUses: 3 },
  contactFromAll: { quietUses: 2 },
  /** The sources are memorials, which anybody can have many of while they are free. */
  mailsToAddress: { quietUses: 1, most: 40 },
  /** Has a most, since here a stranger is written to, and no door is shut: the form is accepted all the same. */
  mailsOfForms: { quietUses: 1, most: 10 },
} as const satisfies Partial<Record<LimitName, Ceiling>>;

export type CeilingName = keyof typeof SHARED_CEILINGS;

/**
 * Whether a ceiling refuses this use.
 * @param use.count all uses in this window, this one included
 * @param use.isQuiet whether no source of the caller is beyond its quiet uses
 */
export const isCeilingClosed = (
  { most = Number.POSITIVE_INFINITY }: Ceiling,
  { count, max, isQuiet }: { count: number; max: number; isQuiet: boolean },
): boolean => count > most || (count > max && !isQuiet);

import { HOUR_MS } from '@/lib/platform/durations';

/** A sign-up that waits for its code. Kept for the tab alone, and without passwords. */
const KEY = 'signUpCode';
/** Longer than a code is valid, so that another can be sent. */
const KEPT_FOR_MS = HOUR_MS;

export type WaitingSignUp = {
  challengeId: string;
  registration: { firstName: string; lastName: string; email: string };
};

/** Stores a sign-up whose code was mailed; null deletes it. */
export function storeSignUp(waiting: WaitingSignUp | null, now = Date.now()): void {
  try {
    if (waiting) sessionStorage.setItem(KEY, JSON.stringify(toKeep(waiting, now)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is refused: the code step works, but does not survive a reload
  }
}

/** Whatever else the form had is a password. */
const toKeep = ({ challengeId, registration }: WaitingSignUp, keptAt: number) => {
  const { firstName, lastName, email } = registration;
  return { challengeId, firstName, lastName, email, keptAt };
};

/** The sign-up of this tab that waits for its code; null if there is none. */
export function readSignUp(now = Date.now()): WaitingSignUp | null {
  const kept = parse();
  const [challengeId, firstName, lastName, email] = NAMES.map((name) => kept.get(name));
  if (typeof challengeId !== 'string' || typeof email !== 'string') return null;
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null;
  if (!(now - Number(kept.get('keptAt')) < KEPT_FOR_MS)) return null;
  return { challengeId, registration: { firstName, lastName, email } };
}

const NAMES = ['challengeId', 'firstName', 'lastName', 'email'] as const;

function parse(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')));
  } catch {
    return new Map(); // a private window without storage, or text that is not ours
  }
}

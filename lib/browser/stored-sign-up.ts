import { HOUR_MS } from '@/lib/platform/durations';

/** A sign-up that waits for its code. Stored for this tab only, and without passwords. */
const KEY = 'signUpCode';
/** Longer than a code is valid, so that a new one can be requested. */
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

/** Leaves out the form's other fields, which are passwords. */
const toKeep = ({ challengeId, registration }: WaitingSignUp, keptAt: number) => {
  const { firstName, lastName, email } = registration;
  return { challengeId, firstName, lastName, email, keptAt };
};

/** This tab's sign-up that waits for its code, or null. */
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
    return new Map(); // storage is refused, or the text cannot be parsed
  }
}

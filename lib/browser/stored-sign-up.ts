import { HOUR_MS } from '@/lib/platform/durations';

/** A sign-up that waits for its code. Stored for this tab only, and without passwords. */
const KEY = 'signUpCode';
/** Longer than a code is valid, so that a new one can be requested. */
const MAX_AGE_MS = HOUR_MS;

export type PendingSignUp = {
  challengeId: string;
  registration: { firstName: string; lastName: string; email: string };
};

/** Stores a sign-up whose code was mailed; null deletes it. */
export function storeSignUp(pending: PendingSignUp | null, now = Date.now()): void {
  try {
    if (pending) sessionStorage.setItem(KEY, JSON.stringify(toStored(pending, now)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is refused: the code step works, but does not survive a reload
  }
}

/** Leaves out the form's other fields, which are passwords. */
const toStored = ({ challengeId, registration }: PendingSignUp, keptAt: number) => {
  const { firstName, lastName, email } = registration;
  return { challengeId, firstName, lastName, email, keptAt };
};

/** This tab's sign-up that waits for its code, or null. */
export function readSignUp(now = Date.now()): PendingSignUp | null {
  const stored = parse();
  const [challengeId, firstName, lastName, email] = NAMES.map((name) => stored.get(name));
  if (typeof challengeId !== 'string' || typeof email !== 'string') return null;
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null;
  if (!(now - Number(stored.get('keptAt')) < MAX_AGE_MS)) return null;
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

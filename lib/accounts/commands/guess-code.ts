import type { Tx } from '@/lib/platform/db/client';
import type { ChallengePurpose } from '@/lib/platform/db/generated/enums';
import type { AppError } from '@/lib/platform/errors';
import { codeMatches } from '../keyed-hash';
import { CODE_ATTEMPTS, LOCK_MINUTES, minutesAfter } from '../rules';
import {
  challengeNotFoundError,
  challengeUsedError,
  codeExpiredError,
  lockedOutError,
  wrongCodeError,
} from './code-errors';
import { lockAccount } from './lock-account';

type Guess = { challengeId: string; purpose: ChallengePurpose; code: string };

/**
 * Uses one attempt at a challenge. For the right code, consumes the challenge, leaves the account
 * locked and returns its id. A decoy has no account, so no guess succeeds. Errors are returned
 * rather than thrown, because the transaction must commit the attempt.
 */
export async function guessCode(tx: Tx, guess: Guess, now: Date): Promise<string | AppError> {
  const { challengeId: id, purpose, code } = guess;
  const owner = await tx.challenge.findUnique({ where: { id, purpose }, select: { userId: true } });
  if (!owner) return challengeNotFoundError();
  // A decoy runs the same statements and so takes as long.
  await lockAccount(tx, owner.userId ?? '');
  // A single conditional update, so exactly three of any number of parallel guesses count.
  const [spent] = await tx.challenge.updateManyAndReturn({
    where: { id, consumedAt: null, expiresAt: { gt: now }, attempts: { lt: CODE_ATTEMPTS } },
    data: { attempts: { increment: 1 } },
    select: { userId: true, codeHash: true, attempts: true },
  });
  if (!spent) return challengeError(tx, id, now);
  if (codeMatches(spent.codeHash, id, code) && spent.userId) {
    await tx.challenge.update({ where: { id }, data: { consumedAt: now }, select: { id: true } });
    return spent.userId;
  }
  if (spent.attempts < CODE_ATTEMPTS) return wrongCodeError(CODE_ATTEMPTS - spent.attempts);
  const lockedUntil = minutesAfter(now, LOCK_MINUTES);
  await tx.challenge.update({ where: { id }, data: { lockedUntil }, select: { id: true } });
  return lockedOutError(lockedUntil, now);
}

async function challengeError(tx: Tx, id: string, now: Date): Promise<AppError> {
  const challenge = await tx.challenge.findUnique({
    where: { id },
    select: { consumedAt: true, lockedUntil: true },
  });
  if (!challenge) return challengeNotFoundError();
  if (challenge.consumedAt) return challengeUsedError();
  const { lockedUntil } = challenge;
  return lockedUntil && lockedUntil > now ? lockedOutError(lockedUntil, now) : codeExpiredError();
}
